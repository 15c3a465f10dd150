import type { Book } from '../../book.ts'

export const ends = {
  '9': {
    title: 'Faza punktacji',
    short: '1 PZ za każdy twój stragan i PZ obok twojego dysku sjesty.',
    long: [
      {
        steps: [
          'Z użytych pomocników zdejmuje się oznaczenia; w następnej rundzie są znów gotowi.',
          'Każdy stragan na rynku daje swojemu właścicielowi 1 PZ. Znaki własności w budynkach nie dają nic.',
          'Każdy dysk daje tyle, ile pokazuje jego pole sjesty.',
          'Działają pomocnicy tej fazy, w kolejności graczy.',
          'Wszystkie dyski wracają na najniższe pole, ułożone w stos w kolejności graczy, dysk pierwszego gracza na wierzchu.',
          'Znaczniki dachu, których nikt nie kupił, odchodzą, a odkrywa się te na następną rundę.',
          'Nowe znaczniki rzemieślników odwraca się na stronę stałą.',
        ],
      },
      'W tej fazie nie ma akcji w dowolnym momencie. Po 6. rundzie trzy ostatnie kroki się pomija.',
    ],
  },
  '10': {
    title: 'Koniec gry',
    short: 'Po 6. rundzie twoje zasoby i skrzynki zamieniają się w srebro, a każde 5 sreber w 1 PZ.',
    long: [
      'Wszystkie zasoby w spichlerzach i chlewiku sprzedaje się po twoich cenach, a każda skrzynka daje 4 srebra. Plony na polach, jedzenie, wino i mięso nie dają nic. Potem każde 5 sreber zamienia się w 1 PZ; to, co zostanie, rozstrzyga remisy.',
      'Pomocnicy, którzy mówią o cenach sprzedaży lub o końcu gry, liczą się przedtem (R18). Wszystko to dzieje się samo.',
    ],
  },
  '11': {
    title: 'Gra solo',
    short: 'Grasz przeciw neutralnemu graczowi, który zabiera kości i stawia stragany. Miarą jest twój własny wynik.',
    long: [
      'Losuje się jeden ze znaczników kolejności graczy 2 i 3. Z dwójką masz pierwsze miejsce, a twój stragan stoi na środkowym polu 2; z trójką masz drugie miejsce, a stragan stoi na polu 3. Pozostałe z tych pól zajmuje neutralny stragan. W każdej rundzie odkryte są dwa znaczniki dachu, a każdy budynek ma jeden znacznik rzemieślnika.',
      'Dochód: kości jest pięć. Jeśli masz pierwsze miejsce, bierzesz kość, jedna jest odrzucana, bierzesz kość, jedna jest odrzucana. Jeśli masz drugie, przed każdym twoim wyborem jedna kość jest odrzucana. Ostatnia kość i tak jest twoja. W rundach od 1. do 3. odrzuca się najniższą kość, od 4. najwyższą.',
      'Transport: neutralny gracz odkrywa wierzchnią kartę i stawia stragan na polu rynku o wartości jej wózka; po całej twojej fazie transportu, jeśli masz pierwsze miejsce, a zanim wybierzesz znacznik osłów, jeśli drugie. Woli, w tej kolejności:',
      {
        steps: [
          'pole, dzięki któremu usuwa najwięcej twoich straganów, licząc też zastąpiony;',
          'pole, obok którego jest najmniej pustych dostępnych pól o wyższej wartości;',
          'pole najdalsze od innych neutralnych straganów;',
          'najniższy numer (R19).',
        ],
      },
      'Zastępowanie zdarza się tylko wtedy, gdy żadne pole o tej wartości nie jest puste. Neutralny gracz nie zdobywa punktów. Twoja sjesta decyduje tylko o miejscu w następnej rundzie (R25).',
    ],
  },
  D: {
    title: 'Wydanie deluxe',
    short:
      'Ta sama gra z większą liczbą rodzajów znaczników dachu, innym rynkiem dla małej liczby graczy i jawnymi punktami.',
    long: [
      'Gramy tu tylko w grę podstawową, bez modułów.',
      'Nowe są te znaczniki dachu: 3 lub 4 srebra; dwa darmowe przetworzenia; jeden zasób przetworzony; dodatkowa dostawa (R27); zmiana kości (R28); przychód jeszcze raz (R29); stragan (R30) i podwojenie pola na znacznik dachu (R31).',
      'Użytego pomocnika oznacza żeton, który nie jest jednym z twoich 25 znaczników (R2). Jeśli na rynku nie ma pustego pola o danej wartości, możesz zrezygnować ze straganu, zamiast zastępować inny.',
    ],
  },
} satisfies Partial<Book['sections']>
