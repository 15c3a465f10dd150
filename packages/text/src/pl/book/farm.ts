import type { Book } from '../../book.ts'

export const farm = {
  '6': {
    title: 'Faza farmy',
    short: 'Cztery kroki: karty, przychód, wzrost, dachy. Następny krok zaczyna się, gdy wszyscy skończą poprzedni.',
    long: [
      'Każdy krok rozgrywa się w kolejności graczy.',
      'Z opcją „Wspólna faza farmy” pierwsze trzy kroki wszyscy rozgrywają jednocześnie. Karty dobiera się w kolejności graczy, gdy wszyscy zagrają swoje; poza tym w tych krokach nie można użyć niczego, co dobiera lub pokazuje karty.',
    ],
  },
  '6.1': {
    title: 'Zagranie i dobranie kart',
    short:
      'Możesz zagrać jedną kartę, w 1. rundzie do dwóch. Gdy wszyscy skończą, każdy dobiera do limitu kart na ręce.',
    long: [
      'Wybierz stronę, po której kładziesz kartę:',
      [
        'Z lewej: pole. Jest za darmo i pozostaje puste, póki coś na nim nie wyrośnie.',
        'U góry: wózek. Jest za darmo. Możesz mieć trzy.',
        'Z prawej: rozszerzenie. Pierwsze kosztuje jeden towar, drugie dwa, trzecie trzy i tak dalej, każdy innego rodzaju. Płacić można też plonami z pól i PZ.',
        'U dołu: pomocnik. Jest za darmo. Możesz mieć trzech.',
      ],
      'Czwarty wózek lub czwartego pomocnika też możesz zagrać, jeśli najpierw odrzucisz którąś z trzech kart (R6). Pola i rozszerzenia zostają na zawsze.',
      'Gdy wszyscy zagrają, w kolejności graczy każdy dobiera tyle kart, by mieć ich na ręce tyle, ile wynosi jego limit: trzy, o jedną więcej za każde rozszerzenie i to, co dodają pomocnicy. Kto ma więcej, odrzuca nadmiar. Poza tą chwilą możesz mieć na ręce dowolnie wiele kart.',
    ],
  },
  '6.2': {
    title: 'Przychód',
    short: 'Pobierz to, co przynoszą rozszerzenia, pomocnicy i stałe funkcje znaczników rzemieślników.',
    long: [
      [
        'Każdy symbol monety na rozszerzeniu: 1 srebro.',
        'Znacznik Domu kupieckiego: 3 srebra. Znacznik Delikatesów: 1 skrzynka. Znacznik Warzywniaka: 1 dowolny zasób.',
        'Pomocnicy ze słowem „Przychód”.',
      ],
      'Przychód trzeba pobrać. Świnię, dla której nie ma wolnej zagrody, od razu się sprzedaje (R5). Zanim cokolwiek urośnie, każdy ma krótką turę na akcje w dowolnym momencie.',
    ],
  },
  '6.3': {
    title: 'Wzrost i potomstwo',
    short: 'Na każdym pustym polu wyrasta jeden plon. Dwie świnie i wolna zagroda: jedno prosię.',
    long: [
      'Na każdym polu rośnie to, co jest na nim nadrukowane. Gdzie plon jeszcze stoi, drugi się nie pojawi.',
      'Niezależnie od liczby świń rodzi się jedna, i to tylko wtedy, gdy jest dla niej miejsce. Bez wolnej zagrody nie rodzi się żadna i nic się za to nie dostaje.',
    ],
  },
  '6.4': {
    title: 'Zakup znacznika dachu',
    short:
      'W kolejności graczy każdy może kupić jeden odkryty znacznik dachu. Kosztuje tyle srebra, ile wynosi numer rundy.',
    long: [
      'W 1. rundzie, i tylko wtedy, kolejność jest odwrotna: ostatni gracz wybiera pierwszy.',
      'Znacznik zakrywa pierwsze z lewej wolne pole na znacznik dachu i daje PZ, które są na nim podane. Gdy wszystkie pola są zakryte, nie możesz kupić znacznika. Znaczników dachu nigdy się nie odrzuca.',
      'Każdy znacznik ma bonus, którego używasz raz, w swojej turze, w jednej z faz, które podaje; jeśli nie podaje żadnej, w dowolnej. Potem się go odwraca. Można go użyć już w tej turze, w której został kupiony (R9).',
    ],
  },
} satisfies Partial<Book['sections']>
