import type { Book } from '../../book.ts'

export const rulings3: Pick<Book['rulings'], `R${25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36}`> = {
  R25: {
    title: 'Pierwsze miejsce w grze solo',
    question: 'Jak daleko musi być mój dysk, żeby w następnej rundzie pierwsze miejsce było moje?',
    answer: 'Co najmniej trzy kroki powyżej startu. Sprawdza się to, zanim dyski wrócą.',
    reason: 'Instrukcje mówią o trzecim polu, ale nie o tym, skąd liczyć. Najniższe pole ma we wszystkich numer 0.',
  },
  R26: {
    title: 'Rynek w grze solo',
    question: 'Czy w klasycznej grze solo pola ze znakiem X są niedostępne?',
    answer: 'Tak.',
    reason:
      'Klasyczne instrukcje zamykają je dla dwóch i trzech graczy, a o jednym zapominają, choć potrzebuje jeszcze mniejszego rynku.',
  },
  R27: {
    title: 'Znacznik dachu z dodatkową dostawą',
    question: 'Czy ta dostawa coś kosztuje i czy wlicza się do §8.4?',
    answer:
      'Kosztuje tyle co w §8.4, czyli 1 srebro albo tyle, ile wychodzi z pomocnikami, i przysługuje ponad tamtą liczbę.',
    reason: 'Instrukcja deluxe nazywa ją dodatkową dostawą i nic więcej o niej nie mówi.',
  },
  R28: {
    title: 'Znacznik dachu, który zmienia kość',
    question: 'Którą kość można zmienić, kiedy i o ile?',
    answer:
      'Twoją pierwszą lub drugą kość, po jej wzięciu, a przed rozpatrzeniem; dokładnie o liczbę ze znacznika, w górę lub w dół, nigdy poza 1 lub 6. Wspólnej ostatniej kości zmienić nie można.',
    reason: 'Instrukcja deluxe mówi o wziętej kości i o 6 jako najwyższej wartości. Reszta z tego wynika.',
  },
  R29: {
    title: 'Znacznik dachu z przychodem',
    question: 'Co obejmuje „przychód jeszcze raz”?',
    answer: 'Cały krok przychodu: rozszerzenia, znaczniki rzemieślników i pomocników.',
    reason: 'Instrukcja deluxe odsyła do tego kroku i nie robi wyjątków.',
  },
  R30: {
    title: 'Znacznik dachu ze straganem',
    question: 'Czy stragan z tego znacznika usuwa inne?',
    answer: 'Nie. Staje na dowolnym pustym, dostępnym polu rynku, nie daje punktów i innych nie usuwa.',
    reason: 'Instrukcja deluxe wyklucza PZ, a o sąsiadach nie wspomina. Usuwanie należy do pełnego wózka.',
  },
  R31: {
    title: 'Znacznik dachu, który podwaja',
    question: 'Które pole na znacznik dachu się podwaja i czy można je potroić?',
    answer:
      'PZ z pola liczą się jeszcze raz, gdy kładzie się na nim znacznik dachu: ten albo inny, położony później. Każde położenie podwaja się najwyżej raz.',
    reason: 'Instrukcja deluxe dopuszcza obie chwile i nie mówi, co zrobiłyby razem dwa takie znaczniki.',
  },
  R32: {
    title: 'Pomocnicy w fazie punktacji',
    question: 'Oznaczenia zdejmuje się na początku. Czy mogę od razu znów użyć pomocników?',
    answer:
      'Nie. Działają w niej tylko pomocnicy fazy punktacji, po straganach i sjeście, każdy raz i w kolejności graczy. Wszyscy inni czekają na następną rundę i nie ma akcji w dowolnym momencie.',
    reason: 'Brane dosłownie, instrukcje pozwalałyby każdemu pomocnikowi działać dwa razy w rundzie.',
  },
  R33: {
    title: 'Ostatnia wymiana',
    question: 'Czy pomocnicy zmieniają wartość skrzynki na koniec gry?',
    answer:
      'Nie. Wymiana odbywa się sama, a skrzynka jest w niej zawsze warta 4 srebra. Pracownik rolny sprzedaje wtedy także plony z twoich pól.',
    reason:
      'To nie użycie skrzynki, tylko podliczenie. Prawo do sprzedaży z pól, które daje Pracownik rolny, dotyczy każdej sprzedaży.',
  },
  R34: {
    title: 'Dość srebra i PZ',
    question: 'Co, jeśli zabraknie monet?',
    answer: 'Nie zabraknie: srebro i PZ są bez ograniczeń.',
    reason: 'Instrukcje liczą elementy w pudełku, ale nigdy nie robią z tego limitu.',
  },
  R35: {
    title: 'Kupno droższe od sprzedaży',
    question: 'Czy z pewnymi pomocnikami można by bez końca kupować i sprzedawać z zyskiem?',
    answer: 'Nie. Kupno zasobu kosztuje cię co najmniej o 1 srebro więcej, niż dostaje się za jego sprzedaż.',
    reason:
      'Przy nadrukowanych cenach nikt tej zasady nie potrzebuje. Mogliby się jednak spotkać pomocnicy, którzy zmieniają obie ceny.',
  },
  R36: {
    title: 'Pomocnicy w cudzej turze',
    question: 'Mój pomocnik daje mi coś, gdy gra ktoś inny. Czy ktoś mnie o to pyta?',
    answer:
      'Nie. Przychodzi to samo; jeśli pomocnik działa raz na rundę, przy pierwszej okazji. Jeśli zabrakłoby znacznika, zysk przepada.',
    reason: 'Decyzje należą do tego, czyja jest tura (R4). Pytanie do kogoś innego zatrzymałoby stół.',
  },
}
