import type { Book } from '../../book.ts'

export const overview = {
  '1': {
    title: 'O czym jest ta gra',
    short: 'Każdy prowadzi małą farmę na Majorce. Masz sześć rund, żeby twoja zyskała większe uznanie niż inne.',
    long: [
      'Na początku na farmie nie ma prawie nic. Karty zamieniają się w pola, wózki, rozszerzenia i pomocników; na polach rosną oliwki, zboże i winogrona; do chlewika wprowadzają się świnie. To, co wyhodujesz, sprzedajesz, przetwarzasz albo wysyłasz na osłach do wioski.',
      'W wiosce czeka sześć budynków rzemieślniczych, zatłoczony rynek i sjesta, która też jest coś warta. La Granja jest dla jednej do czterech osób; w pojedynkę grasz przeciw neutralnemu graczowi (§11).',
    ],
  },
  '2': {
    title: 'Co leży na stole',
    short: 'Pośrodku wioska z rynkiem, budynkami i torem sjesty, a wokół niej farmy graczy.',
    long: [
      'Strony tego rozdziału mówią, czym są poszczególne elementy. Zasady ich używania zaczynają się od §5.',
      'Ceny i inne liczby są nadrukowane na samych elementach. Nie wszystkie znamy z tekstów; strona o źródłach mówi, skąd jest każda liczba.',
    ],
  },
  '2.1': {
    title: 'Wioska',
    short: 'Sześć budynków rzemieślniczych, rynek, sześć pól dochodu na kości i tor sjesty.',
    long: [
      [
        'Każdy budynek rzemieślniczy ma cztery rzędy symboli. Możesz tam zająć jeden rząd i dostarczać towary, które pokazuje (§8.3.1).',
        'Rynek składa się z sześciokątnych pól o wartości od 2 do 6. Stragan na jednym z nich przynosi punkt w każdej rundzie (§8.3.3, §9).',
        'Pola dochodu od 1 do 6 mówią, co daje kość (§7.2).',
        'Tor sjesty decyduje, kto gra pierwszy, i daje punkty tym, którzy dobrze wypoczęli (§8.2).',
      ],
    ],
  },
  '2.2': {
    title: 'Karty farmy',
    short: 'Kart jest 66, a każda może być czterema rzeczami. Wybierasz jedną, pozostałe trzy przepadają.',
    long: [
      'Wsunięta z lewej strony karta jest polem, u góry wózkiem, z prawej rozszerzeniem, a u dołu pomocnikiem. Odtąd liczy się tylko ta strona, która wystaje.',
      'Karty na ręce i stos do dobierania są tajne. Karty odrzucone leżą odkryte i każdy może je przejrzeć. Gdy tylko stos się skończy, odrzucone karty tasuje się w nowy, nawet w trakcie dobierania.',
    ],
  },
  '2.3': {
    title: 'Kości',
    short: 'Kości są niczyje. Rzuca się nimi raz na rundę, a każda jest warta tyle, ile mówi jej pole.',
    long: [
      'Jest po dwie na gracza i jeszcze jedna: pięć dla dwóch graczy, siedem dla trzech, dziewięć dla czterech. W grze solo jest ich pięć.',
    ],
  },
  '2.4': {
    title: 'Twoja farma',
    short:
      'Spichlerze na towary, chlewik dla świń, podwórze na skrzynki, pięć pól na znaczniki dachu i miejsce na karty z czterech stron.',
    long: [
      [
        'Każdy rodzaj plonów i zasobów przetworzonych ma swój spichlerz. Spichlerz nigdy się nie zapełnia.',
        'Chlewik ma dwie zagrody. Każdy symbol zagrody na rozszerzeniu to miejsce na jeszcze jedną świnię, pomocnik też może je dodać.',
        'Skrzynki z towarami stoją pośrodku, w dowolnej liczbie.',
        'Pola na znaczniki dachu zakrywa się od lewej do prawej (§6.4).',
      ],
      'Pól i rozszerzeń możesz mieć dowolnie wiele. Na wózki i na pomocników są po trzy miejsca.',
    ],
  },
  '2.5': {
    title: 'Żetony i monety',
    short: 'Srebro, punkty zwycięstwa, znaczniki rzemieślników, dachu, osłów i kolejności budynków.',
    long: [
      [
        'Srebra i punktów zwycięstwa (PZ) nigdy nie zabraknie.',
        'W każdym budynku leży po jednym znaczniku rzemieślnika na gracza. Jego pierwsza strona działa raz, w chwili gdy go zdobywasz; druga działa od następnej rundy (§8.3.1).',
        'Znaczniki dachu tworzą sześć zestawów, po jednym na rundę. Odkrytych jest tyle, ilu jest graczy (§6.4).',
        'Wszyscy mają takie same cztery znaczniki osłów (§8.1).',
        'Trzy znaczniki kolejności budynków blokują na początku trzy budynki (§8.3.2).',
      ],
    ],
  },
  '2.6': {
    title: 'Jak pomaga ci ten stół',
    short: 'Podświetlonych rzeczy można dotknąć. Niepodświetlone mówią, dlaczego nie i według której zasady.',
    long: [
      'Za każdym powodem stoi w nawiasie zasada. Otwiera tę księgę na właściwej stronie, a gra czeka tam, gdzie była. Znak zapytania obok zdania na dole otwiera stronę kroku, który jest właśnie rozgrywany.',
      'Wszystko można cofnąć, dopóki nikt nie dowiedział się dzięki temu czegoś nowego: z dobranej karty, rzutu czy wyboru przekazanego dalej. Takie akcje mają małą kłódkę.',
      'Każdy symbol objaśnia się sam, gdy zatrzymasz na nim kursor, zaznaczysz go lub dłużej przytrzymasz. Wszystko można też zrobić z klawiatury; klawisz ? pokazuje listę skrótów.',
    ],
  },
  '2.7': {
    title: 'Znaczniki i dyski',
    short:
      'Masz 25 znaczników. Każdy twój towar, plon na polu, świnia, skrzynka, dostawa i stragan jest jednym z nich.',
    long: [
      'Znaczenie znacznika zależy od miejsca: na polu jest plonem, w chlewiku świnią, na polu rynku straganem. Srebro i PZ to monety i żetony, które znaczników nie wymagają.',
      'Kto ma w użyciu wszystkie 25, musi któryś odzyskać, zanim położy coś nowego, albo z tego zrezygnować; jak to zrobić, mówi R1.',
      'Dysk na torze sjesty nie jest jednym z tych 25.',
    ],
  },
  '2.8': {
    title: 'Słowa o ścisłym znaczeniu',
    short: 'Kilka słów ma dokładne znaczenie: zasób, zasób przetworzony, towar, dostawa.',
    long: [
      [
        'Plon: oliwka, zboże lub winogrono.',
        'Zasób: plon lub świnia. Zasoby można kupować, sprzedawać i przetwarzać.',
        'Zasób przetworzony: jedzenie, wino lub mięso. Nie kupuje się go ani nie sprzedaje, chyba że pozwala na to pomocnik.',
        'Towar: jeden z dziewięciu rodzajów rzeczy, którymi płaci się za rozszerzenie: srebro, PZ, oliwka, zboże, winogrono, świnia, jedzenie, wino, mięso. Jedno srebro lub jeden PZ to jeden towar.',
        'Skrzynka z towarami, krótko skrzynka: sama nie jest towarem.',
        'Dostawa: jedna rzecz wędruje z pola, spichlerza, chlewika lub miejsca na skrzynki do rzędu w budynku albo na twój własny wózek.',
        'Aktywny gracz: ten, do kogo należy decyzja.',
      ],
      'Otrzymany plon trafia do swojego spichlerza; na polach plony pojawiają się tylko dzięki wzrostowi (§6.3). Świnia potrzebuje wolnej zagrody (R5).',
    ],
  },
  '3': {
    title: 'Jak wygrać',
    short:
      'Wygrywa ten, kto po sześciu rundach ma najwięcej punktów zwycięstwa. Przy remisie lepszy jest ten, komu zostało więcej srebra.',
    long: [
      'Do punktów prowadzi wiele dróg:',
      [
        'zapełniaj rzędy w budynkach rzemieślniczych; późniejsze rundy dają więcej (§8.3.1);',
        'zapełniaj wózki i utrzymuj stragany na rynku, które punktują w każdej rundzie (§8.3.3, §9);',
        'usuwaj cudze stragany, kupuj znaczniki dachu, wypoczywaj podczas sjesty;',
        'korzystaj z pomocników, a na sam koniec z pozostałego srebra (§10).',
      ],
      'Jeśli i srebra jest po równo, zwycięstwo jest wspólne.',
    ],
  },
  '4': {
    title: 'Przygotowanie gry',
    short: 'Stół rozkłada się sam. Oto co przy tym robi, dla ciekawych i dla tych, którzy grają w domu.',
    long: [
      {
        steps: [
          'Każdy dostaje 1 PZ, 1 srebro, 1 skrzynkę z towarami, cztery znaczniki osłów i 25 znaczników.',
          'Tasuje się 66 kart i rozdaje każdemu po cztery. Reszta to stos do dobierania.',
          'Na każdą rundę losuje się w ciemno tyle znaczników dachu, ilu jest graczy. Te na 1. rundę się odkrywa.',
          'Przy każdym budynku kładzie się po jednym znaczniku rzemieślnika na gracza i 1 PZ dla tego, kto pierwszy go zapełni.',
          'Rzut wskazuje trzy budynki, które dostają znaczniki kolejności budynków 1, 2 i 3, każdy z 1 PZ. Na razie są zablokowane.',
          'Losuje się pierwszego gracza; pozostali grają po nim zgodnie z ruchem wskazówek zegara.',
          'Wykłada się po dwie kości na gracza i jeszcze jedną; w grze solo pięć.',
          'W kolejności graczy każdy stawia jeden stragan na środkowych polach rynku 2, 3, 4, 5, pierwszy gracz na dwójce.',
          'Wszystkie dyski sjesty układa się w stos na najniższym polu, dysk pierwszego gracza na wierzchu.',
          'Przy mniejszej liczbie graczy niektóre pola rynku są niedostępne.',
        ],
      },
    ],
  },
} satisfies Partial<Book['sections']>
