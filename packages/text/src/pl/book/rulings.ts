import type { Book } from '../../book.ts'

export const rulings: Pick<Book['rulings'], `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`> = {
  R1: {
    title: 'Wszystkie 25 znaczników w użyciu',
    question: 'Mam coś dostać, ale nie mam już znaczników. Co się dzieje?',
    answer:
      'Najpierw płaci się wszystkie koszty, a znaczniki z pełnego rzędu lub wózka wracają do puli. Potem rozstrzygasz o brakujących znacznikach, po jednym i w wybranej kolejności: odzyskaj dowolny swój znacznik albo zrezygnuj z tego jednego zysku. Opuszczone miejsce jest puste, nic się za nie nie dostaje, a zajęty rząd pozostaje twój. Znaki własności przy zapełnionych budynkach zostają.',
    reason:
      'Instrukcje pozwalają zabrać znacznik z farmy lub z planszy, ale nie mówią, co dzieje się z jego miejscem ani czy można zrezygnować. Zapełniony budynek bez swojego znaku nie miałby sensu.',
  },
  R2: {
    title: 'Oznaczenia użytych pomocników',
    question: 'Czy oznaczenie na użytym pomocniku to jeden z moich 25 znaczników?',
    answer: 'W grze klasycznej tak. W deluxe jest to żeton, a żetonów zawsze wystarcza.',
    reason:
      'Klasyczne instrukcje każą podczas punktacji zdjąć z pomocników znaczniki, a nie ma innych elementów, które mogłyby tam leżeć. Instrukcja deluxe ma na to żetony i nie podaje limitu.',
  },
  R3: {
    title: 'Brak kart do dobrania',
    question: 'Stos jest pusty i nic jeszcze nie odrzucono. Co teraz?',
    answer:
      'Stos pozostaje pusty. Gdy karta znów będzie potrzebna, tworzy się go z kart wtedy odrzuconych. Jeśli i wtedy żadnych nie ma, nikt nic nie dobiera.',
    reason: 'Wszystkie instrukcje każą tasować odrzucone karty, ale żadna nie pomyślała, że może ich nie być.',
  },
  R4: {
    title: 'Tylko w swojej turze',
    question: 'Czy mogę coś sprzedać, gdy decyduje inny gracz?',
    answer:
      'Nie. Akcje w dowolnym momencie należą do twojej własnej tury: ani wtedy, gdy decyduje ktoś inny, ani podczas tajnego wyboru osłów.',
    reason: 'Pierwsza instrukcja jest tu surowa, późniejsze niejasne. Przy stole z zegarem musi to być pewne.',
  },
  R5: {
    title: 'Świnia bez zagrody',
    question: 'Dostaję świnię, ale wszystkie zagrody są zajęte.',
    answer:
      'Świnię z kości, znacznika dachu, skrzynki, przychodu lub od pomocnika od razu się sprzedaje po twojej cenie i nie wymaga ona znacznika. Miejsce możesz zrobić, zanim efekt się zacznie, ale nie w jego trakcie. Prosię po prostu się nie rodzi, a bez wolnej zagrody nie można kupić świni.',
    reason:
      'Instrukcje mówią tak o kościach, znacznikach dachu i prosiętach, a o reszcie milczą. Wszystkie podarowane świnie traktujemy tak samo.',
  },
  R6: {
    title: 'Robienie miejsca karcie',
    question: 'Co się dzieje z wózkiem lub pomocnikiem odrzuconym dla nowego?',
    answer:
      'Trafia odkryty do kart odrzuconych. Znaczniki z niego wracają do puli, towary z niego przepadają, a to, że był użyty w tej rundzie, idzie w niepamięć. Nie ma znaczenia, w której fazie zagrywasz nową kartę.',
    reason: 'Instrukcje każą tylko jeden odrzucić. O tym, co na nim leżało, nie wspomina żadna.',
  },
  R7: {
    title: 'Dwie karty w 1. rundzie',
    question: 'Czy w pierwszej rundzie muszę zagrać dwie karty?',
    answer: 'Nie. Możesz zagrać dwie, jedną albo żadnej.',
    reason:
      'O każdej innej rundzie instrukcje piszą „może”. O pierwszej tylko „dwie”; naszym zdaniem zmienia to wyłącznie liczbę.',
  },
  R8: {
    title: 'Kiedy płacą niebieskie znaczniki',
    question: 'W którym kroku płacą Dom kupiecki, Delikatesy i Warzywniak?',
    answer: 'W kroku przychodu.',
    reason:
      'W niektórych instrukcjach jest omyłkowo numer następnego kroku, ale one same wymieniają te znaczniki przy przychodzie.',
  },
  R9: {
    title: 'Nowy znacznik dachu od razu',
    question: 'Czy mogę użyć znacznika dachu w tej samej turze, w której go kupuję?',
    answer: 'Tak, jeśli trwa jedna z jego faz.',
    reason: 'Żadna instrukcja nie każe czekać, a jeden znacznik z deluxe działa właśnie w chwili kładzenia.',
  },
  R10: {
    title: 'Odkrywanie znacznika dachu',
    question: 'Czy znacznik, który odkrywa znacznik dachu, może odkryć sam siebie?',
    answer: 'Nie. Potrzebuje innego, zużytego znacznika dachu.',
    reason: 'Znacznika, który sam się odkrywa, można by używać bez końca.',
  },
  R11: {
    title: 'Rezygnacja z tego, co daje pole',
    question: 'Czy muszę wykorzystać wszystko, co daje moja kość?',
    answer: 'Nie. Kość musisz wziąć, ale z całości lub części tego, co oferuje jej pole, możesz zrezygnować.',
    reason:
      'Większość instrukcji mówi o przetworzeniach i krokach jako o możliwościach. O polu, które można wykorzystać tylko w części, nie wspomina żadna.',
  },
  R12: {
    title: 'Dysk, który się nie rusza',
    question: 'Mój znacznik osłów nie ma kapeluszy. Czy mój dysk trafia na wierzch stosu?',
    answer: 'Nie. Dysk, który zostaje, bez kapeluszy albo na końcu toru, zachowuje swoje miejsce w stosie.',
    reason: 'Dysk kładzie się na wierzchu, gdy przychodzi. Ten, który zostaje, nie przychodzi.',
  },
}
