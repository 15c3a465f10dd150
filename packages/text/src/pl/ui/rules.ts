import type { Ui } from '../../ui.ts'

/** A short tour of the rules, for somebody who has played games like this before. */
export const rules: Ui['table']['rules'] = {
  title: 'Przebieg rundy',
  lead: 'Przez sześć rund prowadzisz małą farmę na Majorce. Na polach rosną plony, z zasobów powstają jedzenie, wino i mięso, a osły wożą to wszystko do wioski. Kto po sześciu rundach ma najwięcej punktów zwycięstwa (PZ), wygrywa.',
  phases: [
    {
      phase: 'farm',
      says: [
        'Zagraj kartę (w pierwszej rundzie do dwóch) po jednej ze stron farmy. Każda karta może być czymś innym: z lewej polem, u góry wózkiem, z prawej rozszerzeniem farmy, u dołu pomocnikiem. Rozszerzenia kosztują towary, każdy innego rodzaju; pozostałe strony są darmowe.',
        'Potem wszyscy dobierają karty do limitu na ręce i pobierają przychód; na każdym pustym polu wyrasta plon, a kto ma dwie świnie i wolną zagrodę, dostaje jedną świnię jako potomstwo.',
        'Na koniec możesz kupić jeden znacznik dachu. Od razu przynosi PZ, a do tego bonus do jednorazowego użycia.',
      ],
    },
    {
      phase: 'revenue',
      says: [
        'Kości trafiają po rzucie na pola dochodu. W kolejności graczy bierzesz jedną i dostajesz to, co pokazuje jej pole; potem wszyscy biorą po drugiej.',
        'Ostatnia kość jest dla wszystkich.',
      ],
    },
    {
      phase: 'transport',
      says: [
        'Wszyscy wybierają w tajemnicy znacznik osłów. Kapelusze przesuwają twój dysk na torze sjesty: kto jest najdalej, gra odtąd pierwszy. Znacznik mówi też, ile masz darmowych dostaw.',
        'Dostarczaj towary do rzędów w sześciu budynkach rzemieślniczych albo na swoje wózki. Pełny rząd daje PZ i znacznik rzemieślnika, który pomaga do końca gry; pełny wózek daje PZ, skrzynkę z towarami i stragan na rynku.',
        'Nowy stragan usuwa z rynku sąsiednie stragany innych graczy na polach o niższej wartości, po 1 PZ za każdy.',
        'Na koniec można kupić dodatkowe dostawy: tyle, na ile pozwalają symbole na farmie.',
      ],
    },
    {
      phase: 'scoring',
      says: [
        'Każdy twój stragan jest wart 1 PZ, a pole na torze sjesty tyle, ile obok niego widać. Użyci pomocnicy są znów gotowi.',
        'Po szóstej rundzie sprzedaje się pozostałe zasoby, a każde 5 sreber to 1 PZ. Przy remisie decyduje srebro, które zostało.',
      ],
    },
  ],
  anytime: 'W swojej turze, w dowolnym momencie',
  anytimeSays:
    'Sprzedawaj, kupuj i przetwarzaj zasoby, używaj skrzynek z towarami, znaczników dachu i pomocników. Na wszystko masz 25 znaczników: na towary, dostawy i stragany.',
  screen: 'Przy tym stole',
  screenSays: [
    'Wszystkiego, co ma zieloną obwódkę, można dotknąć. Jeśli da się z tym zrobić kilka rzeczy, pojawią się na dole, a to, co do nich pasuje, zostanie podświetlone.',
    'Cofaj do woli, dopóki nie wyjdzie na jaw coś nowego. Akcje, których nie da się cofnąć, mają małą kłódkę.',
    'Dotknij czegoś, co nie jest podświetlone, a stół powie ci, dlaczego teraz się nie da.',
  ],
  keys: 'Klawisze',
  keysSays: [
    'Tab i Enter: dotarcie do wszystkiego i użycie',
    'Esc: porzucenie wyboru',
    'Ctrl+Z, Ctrl+Y: cofnij, ponów',
    'E: koniec tury',
  ],
}
