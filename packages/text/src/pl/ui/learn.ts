import type { Ui } from '../../ui.ts'

/** The guided first game, and the hints of a game against computer players. */
export const learn: Ui['learn'] = {
  start: 'Naucz się grać',
  startLine: 'pierwsza runda z przewodnikiem, dziesięć minut',

  panel: 'Pierwsza gra z przewodnikiem',
  part: (number, all) => `Część ${number} z ${all}`,
  next: 'Dalej',
  doIt: 'Zrób to za mnie',
  more: 'Więcej o tej lekcji',
  again: 'Zacznij od nowa',
  leave: 'Zakończ lekcję',
  wait: 'Chwileczkę: teraz gra sąsiad.',
  astray: 'Ta gra poszła własną drogą i lekcja nie może jej śledzić. Możesz grać dalej swobodnie albo zacząć od nowa.',
  steered: {
    early: 'Twoja tura jeszcze się nie skończyła: jest coś do zrobienia.',
    trade: 'To dozwolone, ale dziś każdy towar i każde srebro ma swoje miejsce. Zachowaj je jeszcze trochę.',
    other: 'To też by się dało. Na potrzeby tej lekcji wybierz to, co jest w ramce.',
    later: 'Dobry pomysł na inny raz. Wszystko po kolei:',
  },
  ending: {
    full: 'Zagraj całą grę z podpowiedziami',
    on: 'Graj dalej w tę grę',
    back: 'Wróć na początek',
  },

  hints: {
    title: 'Podpowiedzi',
    tool: 'Podpowiedź (H)',
    off: 'W tej grze podpowiedzi są wyłączone.',
    what: 'Z nimi komputer mówi ci, co zrobiłby na twoim miejscu. Wie tylko to, co ty.',
    on: 'Włącz podpowiedzi',
    turnOff: 'Wyłącz podpowiedzi',
    thinking: 'Komputer stawia się na twoim miejscu…',
    nothing: 'Nie masz teraz nic do zdecydowania.',
    failed: 'Tym razem bez podpowiedzi. Spróbuj jeszcze raz.',
    retry: 'Spróbuj jeszcze raz',
    close: 'Zamknij podpowiedzi',
    best: 'Najlepsze ruchy zdaniem komputera',
    points: points => `około ${points} PZ`,
    chance: percent => `${percent}% na wygraną`,
    note: 'Twoje PZ na koniec gry i szansa na wygraną, jakich spodziewa się komputer.',
    noteSolo: 'Twoje PZ na koniec gry, jakich spodziewa się komputer.',
  },
}
