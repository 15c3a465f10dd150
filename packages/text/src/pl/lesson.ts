import type { Lesson } from '../lesson.ts'

/** The guided first game. Cards and places are framed on the table, so the sentences need not name them. */
export const lesson: Lesson = {
  welcome: {
    title: 'Witaj na farmie',
    says: 'Przez sześć rund prowadzisz farmę na Majorce. Kto ma potem najwięcej punktów zwycięstwa (PZ), wygrywa. Pierwszą rundę zagramy razem; twoim sąsiadem jest łagodny gracz komputerowy.',
  },
  screen: {
    title: 'Czego mogę dotknąć?',
    says: 'Tego, co ma zieloną obwódkę, można teraz dotknąć; złota ramka pokazuje, o czym mowa. Wiersz na dole mówi, co jest możliwe. Cofaj śmiało: ostateczne jest tylko to, co ma małą kłódkę.',
  },
  sides: {
    title: 'Jedna karta, cztery zastosowania',
    says: 'Każda karta to z lewej pole, u góry wózek, z prawej rozszerzenie, a u dołu pomocnik. Wsuwasz ją pod jedną stronę farmy i odtąd jest tylko tym. W pierwszej rundzie zagrywasz dwie karty.',
  },
  field: {
    title: 'Pole',
    says: 'Pole jest darmowe, a gdy jest puste, wyrasta na nim plon. Możesz mieć ich dowolnie wiele.',
    asks: 'Dotknij karty w ramce, a potem lewej strony farmy.',
  },
  barrow: {
    title: 'Wózek',
    says: 'Wózek to zamówienie z rynku: ten chce oliwki i jedzenia. Pełny przynosi PZ i stragan w wiosce.',
    asks: 'Dotknij karty w ramce, a potem górnej strony farmy.',
  },
  endPlaying: {
    title: 'Dwie pozostałe strony',
    says: 'Rozszerzenia z prawej kosztują towary; dają większą rękę, przychód, zagrody i dostawy. Pomocnicy u dołu są darmowi, najwyżej trzej, i każdy ma własny talent.',
    asks: 'Obie karty zagrane: zakończ turę.',
  },
  income: {
    title: 'Karty i przychód',
    says: 'Wszyscy dobrali do trzech kart; rozszerzenia podnoszą ten limit. Teraz przychód dają rozszerzenia i znaczniki rzemieślników. Nie masz jeszcze żadnych, ale to się zmieni już w tej rundzie.',
  },
  spend: {
    title: 'W dowolnym momencie',
    says: 'W swojej turze możesz handlować, ile chcesz: sprzedawać, kupować, przetwarzać albo użyć skrzynki z towarami. Skrzynka zamienia się w srebro, plony, świnię, kartę lub przetworzenia.',
    asks: 'Dotknij skrzynki i użyj jej: dwa różne plony.',
  },
  takeTwo: {
    title: 'Zapasy w spichlerzu',
    says: 'To, co zdobywasz, trafia do spichlerza, a tam zawsze jest miejsce. Wózek chce oliwki, a ze zboża powstaje jedzenie.',
    asks: 'Weź zboże i oliwkę.',
  },
  endIncome: {
    title: 'Niech rośnie',
    says: 'Po tej turze na każdym pustym polu wyrasta plon. Dwie świnie i wolna zagroda dałyby jeszcze prosię.',
    asks: 'Zakończ turę.',
  },
  growth: {
    title: 'Twój pierwszy plon',
    says: 'Na polu stoi oliwka. Nie można jej stamtąd sprzedać, ale można ją dostarczyć, przetworzyć albo nią zapłacić. Potem pole jest puste i w następnej rundzie znów urodzi.',
  },
  roof: {
    title: 'Dach',
    says: 'W każdej rundzie możesz kupić jeden znacznik dachu, za tyle srebra, ile wynosi numer rundy. Jego bonusu używasz raz, kiedy ci wygodnie.',
    asks: 'Kup dach w ramce: daje jedną dostawę więcej.',
  },
  endRoofing: {
    title: 'Miejsce na kolejne dachy',
    says: 'Dach punktuje też tyle, ile pokazuje jego pole. Pierwsze nie jest nic warte, piąte 4 PZ: opłaca się kupować dach co rundę.',
    asks: 'Zakończ turę.',
  },
  dice: {
    title: 'Kości',
    says: 'Kości leżą na polach dochodu, a każde pole mówi, co daje. W kolejności graczy wszyscy biorą po jednej, potem po drugiej. Kość, która zostanie, jest dla wszystkich.',
  },
  silverDie: {
    title: 'Twoja pierwsza kość',
    says: 'Sąsiad był szybszy i wziął świnię. Tobie potrzeba srebra: na przetwarzanie, dachy i kolejne dostawy.',
    asks: 'Weź kość z pola 4: cztery srebra.',
  },
  endDie: {
    title: 'Srebro jest twoje',
    says: 'Możesz od razu nim handlować, ale lepiej poczekać, aż będzie wiadomo, co jeszcze dostaniesz.',
    asks: 'Zakończ turę.',
  },
  harvestDie: {
    title: 'Twoja druga kość',
    says: 'Spójrz w wiosce na Dom kupiecki: rząd chce oliwki, dwóch zbóż i wina. Pole 3 w tym pomoże.',
    asks: 'Weź kość z pola 3: dwa różne plony.',
  },
  takeHarvest: {
    title: 'Zboże i winogrona',
    says: 'Z winogron powstaje wino. A zboża nigdy dziś za wiele.',
    asks: 'Weź zboże i winogrono.',
  },
  upgrade: {
    title: 'Przetwarzanie',
    says: 'Z oliwek i zboża powstaje jedzenie, z winogron wino, ze świń mięso. Cena stoi przy zasobie. Jedzenie jest dla twojego wózka.',
    asks: 'Dotknij zboża i przetwórz je w jedzenie.',
  },
  endUpgrade: {
    title: 'Została jedna kość',
    says: 'Leży na polu 5 i jest dla was obojga.',
    asks: 'Zakończ turę.',
  },
  lastDie: {
    title: 'Ostatnia kość',
    says: 'Pole 5 daje dwie rzeczy do wyboru: darmowe przetworzenia albo kroki na torze sjesty.',
    asks: 'Rozpatrz kość.',
  },
  steps: {
    title: 'Sjesta',
    says: 'Kto jest najdalej na torze, zagra później pierwszy, a pole twojego dysku daje PZ na koniec rundy.',
    asks: 'Przesuń dysk dwa razy o jeden krok.',
  },
  endRevenue: {
    title: 'Teraz osły',
    says: 'Twoja farma jest pełna towarów. Pora zawieźć je do wioski.',
    asks: 'Zakończ turę.',
  },
  donkey: {
    title: 'Wybierz osły',
    says: 'Wszyscy wybierają w tajemnicy. Każdy znacznik daje dostawy i kapelusze, czyli kroki sjesty: im więcej jednych, tym mniej drugich. Użyty znacznik odpoczywa do czwartej rundy.',
    asks: 'Wybierz znacznik z czterema dostawami.',
  },
  siesta: {
    title: 'Osły bez kapelusza',
    says: 'Teraz dyski przesuwają się o kapelusze. Twoje osły nie mają żadnego, ale dwa kroki z kości też są coś warte.',
    asks: 'Zostań na miejscu.',
  },
  order: {
    title: 'Grasz jako pierwszy gracz',
    says: 'Twój dysk jest najdalej, więc zaczynasz, teraz i w następnej rundzie. Masz cztery dostawy: każda wiezie jeden towar na twój wózek albo do budynku rzemieślniczego.',
  },
  load: {
    title: 'Załaduj wózek',
    says: 'Towar może pochodzić ze spichlerza albo prosto z pola. Dotknij go, a potem wózka.',
    asks: 'Dostarcz oliwkę i jedzenie na swój wózek.',
  },
  stall: {
    title: 'Na rynek',
    says: 'Pełny wózek: 3 PZ, nowa skrzynka z towarami i stragan na polu rynku o wartości 3. Sąsiednie stragany innych na niższych wartościach muszą ustąpić, po 1 PZ za każdy.',
    asks: 'Postaw stragan na polu w ramce.',
  },
  pushed: {
    title: 'Ktoś musiał ustąpić',
    says: 'Stragan sąsiada na dwójce zniknął, a ty masz o 1 PZ więcej. Każdy stragan, który stoi na koniec rundy, daje 1 PZ, więc wysokie wartości są najbezpieczniejsze.',
  },
  spendAgain: {
    title: 'Następna skrzynka',
    says: 'Do rzędu w Domu kupieckim wciąż czegoś brakuje. Handlować można także w środku dostaw.',
    asks: 'Użyj skrzynki: weź zboże i winogrono.',
  },
  sell: {
    title: 'Jeszcze trochę srebra',
    says: 'Wino kosztuje 3 srebra, a masz 2. Jedno winogrono ci zbywa, a oliwki, zboże, winogrona i świnie można sprzedać.',
    asks: 'Sprzedaj jedno winogrono.',
  },
  wine: {
    title: 'Wino',
    says: 'Teraz wystarczy. Jedzenia, wina i mięsa nie da się sprzedać: rób je dopiero wtedy, gdy ktoś ich chce.',
    asks: 'Przetwórz drugie winogrono w wino.',
  },
  building: {
    title: 'Budynki rzemieślnicze',
    says: 'Pierwsza dostawa zajmuje dla ciebie jeden rząd budynku. Towary mogą przybywać w dowolnej kolejności i przez kilka rund. Budynki z numerem są jeszcze zablokowane.',
  },
  deliver: {
    title: 'Do Domu kupieckiego',
    says: 'Zostały dwie z czterech dostaw. Dotknij towaru, a potem rzędu.',
    asks: 'Dostarcz oliwkę i zboże do Domu kupieckiego.',
  },
  useRoof: {
    title: 'Teraz dach',
    says: 'To chwila na bonus twojego dachu. Potem odwraca się go na drugą stronę, ale zostaje na farmie.',
    asks: 'Użyj dachu i dostarcz drugie zboże do Domu kupieckiego.',
  },
  endDelivering: {
    title: 'Kolej na sąsiada',
    says: 'Wszystkie darmowe dostawy są już wykonane.',
    asks: 'Zakończ turę.',
  },
  bought: {
    title: 'Jeszcze jedna dostawa',
    says: 'Gdy wszyscy dostarczyli, każdy może kupić dodatkowe dostawy: po 1 srebrze. Bez rozszerzeń tylko jedną na rundę, ale więcej nie trzeba.',
    asks: 'Dostarcz wino do Domu kupieckiego.',
  },
  craft: {
    title: 'Rząd jest pełny',
    says: '1 PZ, bo to pierwsza runda, 1 PZ za pierwszeństwo w tym budynku i 1 PZ z budynku, który się przez to otworzył. Znacznik rzemieślnika dał od razu 3 srebra, a odtąd co rundę daje 3 srebra przychodu.',
  },
  endBuying: {
    title: 'Wszystko dostarczone',
    says: 'To, czego nie użyjesz, zostaje na farmie na następną rundę.',
    asks: 'Zakończ turę.',
  },
  scoring: {
    title: 'Punktacja',
    says: 'Dwa stragany przyniosły 2 PZ, a sjesta 1 PZ. Potem dyski wróciły, wyłożono nowe dachy, a użyci pomocnicy byliby znów gotowi. Masz 11 PZ: to piękny początek.',
  },
  rounds: {
    title: 'Jeszcze pięć rund',
    says: 'Wszystkie przebiegają tak samo, z jedną kartą w każdej. Pełny rząd daje tyle PZ, ile wynosi numer rundy, więc późne liczą się bardziej. Na samym końcu resztki się sprzedaje, a każde 5 sreber to 1 PZ.',
  },
  end: {
    title: 'Znasz już grę',
    says: 'Teraz zagraj całą partię z łagodnym graczem komputerowym. Gdy nie wiesz, co dalej, poproś o podpowiedź: klawiszem H albo żarówką na pasku.',
  },
}
