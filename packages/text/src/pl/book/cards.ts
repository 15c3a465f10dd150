import type { Book } from '../../book.ts'

export const cards: Book['cards'] = {
  chef: 'Darmowe przetworzenia pozostają darmowe; tańsze są tylko te, za które płacisz.',
  porter: 'Pole dochodu 2 ma trzy opcje: zagraj kartę, dobierz kartę, weź plon. Pole 6 ma dwie.',
  villageElder:
    'Używa się go przed rzutem, w kolejności graczy. Jeśli na pole nie trafi żadna kość, rezerwacja przepada, a pomocnik i tak jest użyty. W grze solo odrzucanie omija zarezerwowaną kość, jeśli jest inna.',
  merchant:
    'Rozpatrujesz pole, a nie kość, więc nie stosuje się do tego nic, co mówi o kościach. Kupiec i Wyrobnik mogą zadziałać obaj po tej samej kości.',
  trader: 'Dla karty Domokrążca obie możliwości są jedną opcją.',
  coachman:
    'Działa w §8.3 i §8.4, przed innymi dostawami, między nimi lub po nich, nawet jeśli innych nie masz. To nie jest dodatkowa dostawa: Pakowacz nie czyni jej darmową i nie wlicza się ona do liczby z §8.4.',
  packer: 'Liczba dodatkowych dostaw się nie zmienia.',
  tollKeeper: 'Działa zaraz po rzucie, w kolejności graczy, zanim zostanie wzięta pierwsza kość.',
  joiner: 'Najpierw odejmuje się zniżkę, którą daje Tokarz.',
  swineherd: 'Jeśli Świniopas odejdzie, świnie bez zagrody przepadają i nikt za nie nie płaci.',
  smuggler:
    'W turze innego gracza działa w całości albo wcale: jeśli zabraknie znacznika na oznaczenie lub na skrzynkę, nic się nie dzieje, a karta pozostaje nieużyta (R36).',
  fortuneTeller:
    'Gdy w stosie są mniej niż dwie karty, najpierw tasuje się karty odrzucone i kładzie pod nim. Jeśli w sumie jest tylko jedna karta, weź ją.',
  dayLabourer:
    'Chodzi o pole, na którym twoja kość została rozpatrzona, po ewentualnej zmianie. Rozpatrujesz pole, a nie kość; Kupiec i Wyrobnik mogą zadziałać obaj po tej samej kości.',
  gleaner: 'Działa zaraz po rzucie, w kolejności graczy, zanim zostanie wzięta pierwsza kość.',
  nightWatchman: 'Chronionego straganu nie można też zastąpić (R13). Nie grożą mu też neutralne stragany.',
  storageBuilder: 'Nie można go odrzucić, dopóki leży na nim znacznik dachu (R22).',
  cartMaker: 'Przy czterech wózkach nie można go odrzucić. Rzeźnik liczy wtedy do czterech.',
  foreman: 'Gdy obok niego jest czterech innych, może odejść dopiero po odrzuceniu jednego z nich.',
  apprentice:
    'Powtórzenie funkcji natychmiastowej nie jest wzięciem znacznika, więc stała funkcja Wiejskiego sklepu nic nie dodaje. Rzeźnik liczy wózki, które są na farmie w tej chwili.',
  courier:
    'Używa się go w kolejności graczy, po odkryciu znaczników osłów, a przed ruchem dysków. Pierwszy wybrany znacznik liczy się jako nieużyty.',
  dreamer: 'O dodatkowym kroku decydujesz ty.',
  moneyLender: 'Można go użyć dopiero po całej punktacji, która nie wymaga decyzji.',
  steward: 'Liczy się, zanim srebro zamieni się w PZ (R18).',
  agriculturalWorker: 'Na koniec gry sprzedaje się także plony z pól (R33).',
  travellingSalesman:
    'Opcje to 4 srebra, dwa plony, karta, świnia, przetworzenia, a mając odpowiednich pomocników, także Handlarz i Czeladnik. Na zamkniętej opcji leży jeden z twoich znaczników; wszystkie otwierają się znowu, gdy pomocnik odejdzie. Za każdym razem możesz z niego zrezygnować. Dostarczenie skrzynki i wymiana z §10 nie są jej użyciem.',
}
