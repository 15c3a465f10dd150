import type { Book } from '../../book.ts'

export const transport = {
  '8': {
    title: 'Faza transportu',
    short: 'Wybierz znacznik osłów, odpocznij podczas sjesty, wykonaj darmowe dostawy i dokup następne.',
    long: [
      'Znacznik osłów decyduje zarówno o tym, jak daleko przesunie się twój dysk, jak i o tym, ile możesz dostarczyć. Im więcej jednego, tym mniej drugiego.',
    ],
  },
  '8.1': {
    title: 'Wybór znacznika osłów',
    short: 'Wszyscy wybierają w tajemnicy jeden ze swoich nieużytych znaczników osłów i odkrywają je razem.',
    long: [
      'Juki na znaczniku to darmowe dostawy, kapelusze to kroki sjesty.',
      'Użyty znacznik osłów jest odtąd niedostępny. Na początku fazy transportu w 4. rundzie wracają wszystkie cztery, a rundy od 4. do 6. przebiegają jak te od 1. do 3.: w każdej połowie gry jeden znacznik zostaje w domu.',
    ],
  },
  '8.2': {
    title: 'Sjesta i nowa kolejność graczy',
    short:
      'Twój dysk przesuwa się o tyle kroków, ile kapeluszy jest na znaczniku osłów. Kto jest najdalej, gra odtąd pierwszy.',
    long: [
      'Dyski przesuwa się w dotychczasowej kolejności graczy. Dysk nigdy nie wychodzi poza ostatnie pole; gdzie leżą już inne, kładzie się go na wierzchu. Ze stosu dysk schodzi zawsze sam.',
      'Potem ustala się kolejność: najpierw najdalszy dysk, a na wspólnym polu wyższy przed niższym. Obowiązuje od razu, a także w fazach farmy i dochodu następnej rundy.',
      'Liczą się też kroki, które wcześniej w tej rundzie dały kości, znaczniki dachu i pomocnicy. Późniejsze kroki dają więcej PZ w §9, ale kolejności już nie zmieniają.',
    ],
  },
  '8.3': {
    title: 'Darmowe dostawy',
    short:
      'W nowej kolejności każdy wykonuje tyle dostaw, ile pokazuje jego znacznik osłów, wszystkie za jednym razem.',
    long: [
      'Dostawa to przeniesienie jednej rzeczy z pola, spichlerza, chlewika lub miejsca na skrzynki na wolny symbol tego samego rodzaju: w rzędzie budynku rzemieślniczego (§8.3.1) albo na twoim własnym wózku (§8.3.3). Dostawy możesz dzielić między różne miejsca.',
      'Niewykorzystane dostawy przepadają. Ze stałą funkcją znacznika Wózkowni masz o jedną więcej.',
      'Dostawy z kości, znaczników dachu i znaczników rzemieślników podlegają tym samym zasadom, w każdej fazie, i liczy się numer bieżącej rundy.',
    ],
  },
  '8.3.1': {
    title: 'Budynki rzemieślnicze',
    short:
      'Zapełnij rząd, a dostaniesz tyle PZ, ile wynosi numer rundy, znacznik rzemieślnika i od razu jego działanie.',
    long: [
      'Pierwszą dostawą zajmujesz pusty rząd na całą grę. Symbole można zapełniać w dowolnej kolejności i przez kilka rund. Każdy budynek możesz zapełnić raz. Zablokowany budynek niczego nie przyjmuje (§8.3.2).',
      'Gdy rząd jest pełny, dzieje się, co następuje (R24):',
      {
        steps: [
          'Jeden znacznik zostaje jako znak własności, pozostałe wracają do puli.',
          'Kto zapełnia ten budynek przed wszystkimi innymi, bierze leżący tam 1 PZ i jeden zablokowany budynek się otwiera.',
          'Bierzesz znacznik rzemieślnika i tyle PZ, ile wynosi numer rundy. Stała funkcja Wiejskiego sklepu dodaje swoje 2 PZ.',
          'Działa funkcja natychmiastowa znacznika, teraz albo nigdy.',
        ],
      },
      'Od następnej rundy znacznik działa na stałe.',
    ],
  },
  '8.3.2': {
    title: 'Zablokowane budynki',
    short:
      'Za każdym razem, gdy jakiś budynek zostaje zapełniony po raz pierwszy, znika najniższy znacznik kolejności budynków, a jego budynek się otwiera.',
    long: [
      'Otwiera się od razu i dla wszystkich, a gracz, który to spowodował, bierze 1 PZ leżący przy znaczniku. Zdarza się to trzy razy; potem wszystkie budynki są otwarte.',
      'Zapełnienie budynku, który ktoś inny zapełnił już wcześniej, niczego nie otwiera.',
    ],
  },
  '8.3.3': {
    title: 'Wózki i rynek',
    short:
      'Pełny wózek daje PZ, skrzynkę i stragan. Stragan usuwa sąsiednie stragany innych graczy na polach o niższej wartości.',
    long: [
      'Wózki zapełnia się tak jak rzędy, w dowolnej kolejności i przez kilka rund. Gdy wózek jest pełny, dzieje się, co następuje (R14):',
      {
        steps: [
          'Zdobywasz podane na nim PZ, a znaczniki z wózka wracają do puli.',
          'Dostajesz skrzynkę z towarami, a karta trafia do odrzuconych.',
          'Musisz postawić stragan na pustym, dostępnym polu rynku o dokładnie tej wartości.',
          'Każdy stragan innego gracza na sąsiednim polu o niższej wartości zostaje usunięty, a ty bierzesz za każdy 1 PZ.',
        ],
      },
      'Jeśli wszystkie dostępne pola o tej wartości są zajęte, zastępujesz na jednym z nich stragan innego gracza, także za 1 PZ; potem jak zwykle kolej na sąsiednie. Jeśli żadnego cudzego straganu nie można zastąpić, nie stawiasz straganu (R13).',
      'Sąsiednie stragany na polach o równej lub wyższej wartości zostają, tak samo jak twoje własne.',
    ],
  },
  '8.4': {
    title: 'Dodatkowe dostawy',
    short:
      'W kolejności graczy możesz kupić dostawy za 1 srebro każda: jedną i po jednej więcej za każdy symbol dostawy na twoich rozszerzeniach.',
    long: [
      'Płacisz za jedną, wykonujesz ją, a potem decydujesz o następnej, więc tym, co zarobi pierwsza, możesz zapłacić za drugą (R16). Ich liczbę ustala się na początku twojej tury (R17).',
      'Wózkownia niczego tu nie dodaje.',
    ],
  },
} satisfies Partial<Book['sections']>
