import type { Book } from '../../book.ts'

export const examples: Book['examples'] = {
  card: {
    title: 'Jedna karta, cztery zastosowania',
    says: 'Z lewej widać, co urośnie, jeśli karta zostanie polem, u góry towary, których wymaga jej wózek, i PZ za nie, z prawej symbole rozszerzenia, a u dołu pomocnika.',
    so: 'Którąkolwiek stronę wybierzesz, pozostałe trzy leżą pod farmą i już się nie liczą.',
  },
  trade: {
    title: 'Sprzedaż i przetwarzanie',
    says: 'Czerwony ma dwie oliwki, winogrono, świnię i 2 srebra. Liczby pod każdym towarem to jego ceny; liczba nad strzałką to cena przetworzenia.',
    so: 'Sprzedaż jednej rzeczy często pozwala opłacić przetworzenie innej. Przetwarzanie nie wymaga budynku ani osobnej tury.',
  },
  roof: {
    title: 'Zakup znacznika dachu',
    says: 'Trwa 2. runda, więc każdy znacznik dachu kosztuje 2 srebra. Czerwony ma już jeden, który zakrywa pierwsze pole.',
    so: 'Im później kupujesz znacznik, tym jest droższy; im dalej w prawo leży pole, tym więcej PZ.',
  },
  siesta: {
    title: 'Kto gra pierwszy?',
    says: 'Wszystkie dyski leżą na najniższym polu. Czerwony odkrywa znacznik osłów z 2 kapeluszami, Niebieski z 3, a Żółty z 2.',
    so: 'Czerwony i Żółty są na tym samym polu, ale Żółty dotarł tam później i leży na wierzchu, więc gra przed Czerwonym.',
  },
  row: {
    title: 'Zapełniony rząd',
    says: 'Czerwonemu brakuje w Delikatesach jednego mięsa. Nikt jeszcze Delikatesów nie zapełnił, a Rzeźnika wciąż blokuje znacznik kolejności budynków 1. Trwa 3. runda.',
    so: 'Jedna dostawa przyniosła punkty z trzech miejsc i otworzyła Rzeźnika dla wszystkich.',
  },
  barrow: {
    title: 'Zapełniony wózek',
    says: 'Czerwonemu brakuje na tym wózku jednego winogrona, a jedno ma w spichlerzu.',
    so: 'Karty już nie ma, ale jej znaczniki wróciły, na podwórzu stoi skrzynka i pora postawić stragan.',
  },
  push: {
    title: 'Usuwanie innych z rynku',
    says: 'Wózek był wart 4, więc Czerwony stawia stragan na pustym polu o wartości 4. Na dwóch sąsiednich polach stoją stragany Niebieskiego: jedno pole ma wartość 3, drugie 5.',
    so: 'Stragan na niższym polu musiał zniknąć, za 1 PZ. Ten na wyższym zostaje na miejscu.',
  },
}
