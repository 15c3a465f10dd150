import type { Book } from '../../book.ts'

export const rulings2: Pick<Book['rulings'], `R${13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`> = {
  R13: {
    title: 'Brak pola na stragan',
    question: 'Wszystkie dostępne pola o mojej wartości są zajęte i żadnego straganu nie można zastąpić.',
    answer: 'Jeśli stoją tam tylko stragany twoje lub chronione, nie stawiasz straganu.',
    reason: 'Instrukcje mówią, jak zastąpić stragan innego gracza. Brakuje przypadku, gdy takiego nie ma.',
  },
  R14: {
    title: 'Kolejność przy pełnym wózku',
    question: 'Co jest najpierw, gdy wózek jest pełny?',
    answer:
      'PZ, powrót jego znaczników do puli, skrzynka, karta do odrzuconych, stragan, a na końcu sąsiednie stragany.',
    reason:
      'W instrukcjach znaczniki wracają trochę później. Wracając wcześniej, mogą posłużyć za skrzynkę i stragan, co ma znaczenie, gdy znaczników brakuje (R1).',
  },
  R15: {
    title: 'Neutralne stragany',
    question: 'Czy neutralny stragan to stragan przeciwnika?',
    answer: 'Tak, pod każdym względem: przy usuwaniu, zastępowaniu i dla pomocników, którzy mówią o przeciwnikach.',
    reason: 'Instrukcje dają 1 PZ za jego usunięcie, a resztę pozostawiają otwartą.',
  },
  R16: {
    title: 'Dodatkowe dostawy po kolei',
    question: 'Czy muszę zapłacić za wszystkie dodatkowe dostawy, zanim wykonam pierwszą?',
    answer:
      'Nie. Za każdą płacisz, gdy ją wykonujesz, więc nagrodą za jedną możesz opłacić następną. Surowiej gra się z opcją „Dostawy płatne z góry”.',
    reason: 'Pierwsza instrukcja każe kupić je za jednym razem; późniejsze nie podają kolejności.',
  },
  R17: {
    title: 'Ile dostaw można kupić',
    question: 'Podczas kupowania dostaw zagrywam rozszerzenie z symbolem dostawy. Czy już się liczy?',
    answer: 'Nie. Liczbę ustala się na początku twojej tury w §8.4.',
    reason: 'Żadna instrukcja nie mówi, kiedy liczyć. Dzięki liczeniu raz liczba nie rośnie, gdy się ją wykorzystuje.',
  },
  R18: {
    title: 'Pomocnicy na koniec gry',
    question: 'Czy pomocnicy zmieniają końcową sprzedaż?',
    answer:
      'Tak. Ceny sprzedaży są takie jak na twojej farmie, a pomocnicy, którzy działają na koniec gry, liczą się, zanim srebro zamieni się w PZ.',
    reason: 'Instrukcje mówią o zwykłej cenie, nie myśląc o pomocnikach. Przyjmujemy cenę, którą dostajesz zawsze.',
  },
  R19: {
    title: 'Gdzie staje neutralny stragan',
    question: 'Kilka pól rynku jest dla neutralnego gracza równie dobrych.',
    answer:
      'Najpierw patrzy się na sąsiednie puste pola o wyższej wartości, potem na odległość od innych neutralnych straganów; jeśli nadal jest remis, wygrywa najniższy numer.',
    reason:
      'Instrukcje łączą dwie miary słowem „lub”, różnią się co do nich i nie rozstrzygają ostatniego remisu. Komputer potrzebuje jednej pewnej odpowiedzi.',
  },
  R20: {
    title: 'Karta neutralnego gracza',
    question: 'Gdzie trafia karta, którą odkrył neutralny gracz?',
    answer: 'Do kart odrzuconych.',
    reason: 'Nie mówi tego żadna instrukcja. Tam właśnie trafia każda karta, którą już widziano.',
  },
  R21: {
    title: 'Czy punkty są tajne?',
    question: 'Czy mogę ukrywać swoje punkty zwycięstwa?',
    answer: 'W obu wydaniach punkty są jawne. Opcja „Zakryte punkty” zakrywa sumy pozostałych graczy do końca gry.',
    reason:
      'Klasyczne instrukcje pozwalają ukrywać punkty, instrukcja deluxe nie. Każdy punkt zdobywa się jawnie, więc kto liczy na bieżąco, i tak zna sumę.',
  },
  R22: {
    title: 'Znacznik dachu na karcie Magazynier',
    question: 'Czy mogę odrzucić kartę Magazynier, na której leży znacznik dachu?',
    answer: 'Nie, dopóki leży tam znacznik dachu.',
    reason: 'Znaczników dachu nigdy się nie oddaje, a ten przepadłby razem z pomocnikiem.',
  },
  R23: {
    title: 'Tury w rundzie',
    question: 'Kiedy dokładnie jest moja tura?',
    answer:
      'W kroku kart; między przychodem a wzrostem; w kroku dachów; przy każdej z trzech kości; zanim przesunie się twój dysk; na darmowe dostawy i na dodatkowe. Przed tym, czego taka tura wymaga, w trakcie i potem możesz handlować oraz używać znaczników dachu i pomocników, ale nie w środku jednego efektu. Tura kończy się, gdy ją zakończysz.',
    reason:
      'Instrukcje piszą „w swojej turze” i nigdzie tych tur nie wyliczają. Bez listy nikt nie wie, kiedy jest za późno.',
  },
  R24: {
    title: 'Kolejność przy pełnym rzędzie',
    question: 'Co jest najpierw, gdy rząd jest pełny?',
    answer:
      'Powrót znaczników do puli, PZ za pierwsze zapełnienie, otwarcie zablokowanego budynku z jego PZ, znacznik rzemieślnika z PZ za rundę, premia Wiejskiego sklepu, a na końcu funkcja natychmiastowa. Jeśli ona coś zapełni, rozgrywa się to w całości, zanim ruszy cokolwiek innego.',
    reason:
      'Instrukcje mówią to samo w różnych miejscach. Budynek musi być otwarty przed tą funkcją, bo dostawa z Wózkowni może trafić właśnie tam.',
  },
}
