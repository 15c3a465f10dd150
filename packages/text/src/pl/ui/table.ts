import type { Ui } from '../../ui.ts'
import { count, GOODS, noun } from '../forms.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

const points = (amount: number): string => `${amount} PZ`

export const table: Ui['table'] = {
  start,
  rules,

  bar: {
    round: (round, last) => `Runda ${round} z ${last}`,
    roundShort: round => `Runda ${round}`,
    phases: 'Fazy rundy',
    order: 'Kolejność graczy',
    points,
    covered: 'PZ są zakryte',
    deciding: 'decyduje',
    thinking: 'myśli',
    neutral: 'Neutralny gracz',
    undo: 'Cofnij',
    redo: 'Ponów',
    restart: 'Zacznij turę od nowa',
    noUndo: 'Nie ma czego cofnąć: ostatni ruch nie był twój albo ujawnił coś nowego',
    noRedo: 'Niczego nie cofnięto',
    again: 'Pokaż jeszcze raz ostatnie ruchy innych',
    tools: 'Narzędzia',
    toDark: 'Ciemny motyw',
    toLight: 'Jasny motyw',
    settings: 'Ustawienia',
    rules: 'Zasady',
    leave: 'Odejdź od stołu (gra się zapisze)',
  },

  prompt: {
    label: 'Co możesz zrobić',
    over: 'Gra już się skończyła.',
    results: 'Wyniki',
    waiting: names => `Czekamy na ruch: ${names}.`,
    thinking: name => `${name} się zastanawia.`,
    settling: 'Chwileczkę.',
    about: 'Co możesz z tym zrobić',
    choices: 'Twoje możliwości',
    drop: 'Nieważne',
    more: 'Więcej',
    moreLabel: amount => `Wszystko, co możesz teraz zrobić: ${count(amount, noun('akcja', 'akcje', 'akcji'))}`,
    lock: 'nie można cofnąć',
    dismiss: 'Zamknij',
    groups: {
      turn: 'Tura',
      cards: 'Karty',
      trade: 'Handel',
      roofs: 'Dachy',
      helpers: 'Pomocnicy',
      dice: 'Kości',
      transport: 'Osły i sjesta',
      deliveries: 'Dostawy',
      market: 'Rynek',
      goods: 'Towary',
      markers: 'Znaczniki',
    },
  },

  rooms: {
    village: 'Wioska',
    farm: 'Farma',
    others: 'Inni',
    log: 'Zapis',
    otherFarms: 'Inne farmy',
    hand: 'Twoje karty',
    side: 'Zapis i prognoza',
    tabs: 'Części stołu',
    canDo: 'można tu coś zrobić',
  },

  log: {
    title: 'Zapis gry',
    all: 'Wszyscy',
    only: name => `Tylko ${name}`,
    mine: 'O mnie',
    mineHint: 'Co mnie dotyczy: moje ruchy, to, co tracę, i to, co spotyka wszystkich',
    linesLead:
      'Strzałki prowadzą od wiersza do wiersza. Wiersz pokazuje na stole, o co chodzi; naciśnięcie otwiera w tym miejscu powtórkę.',
    linesPoint: 'Strzałki prowadzą od wiersza do wiersza. Wiersz pokazuje na stole, o co chodzi.',
    filter: 'Czyje ruchy',
    earlier: 'Pokaż wcześniejsze',
    empty: 'Nic się jeszcze nie wydarzyło.',
    heading: (round, step) => `Runda ${round} · ${step}`,
    again: 'Co się stało od mojego ruchu?',
    nothingNew: 'Od tego czasu nikt inny nie grał.',
  },

  again: {
    title: 'Ostatnie ruchy innych',
    showing: 'Jeszcze raz:',
    count: (number, all) => `${number} z ${all}`,
    skip: 'Pomiń',
  },

  forecast: {
    title: 'Prognoza',
    says: 'Gdyby podliczyć tę rundę teraz:',
    player: 'Gracz',
    now: 'Teraz',
    stalls: 'Stragany',
    siesta: 'Sjesta',
    after: 'Potem',
    gain: amount => `+${amount}`,
    covered: '?',
    note: 'Bez pomocników i bez końca gry.',
  },

  curtain: {
    pass: name => `Przekaż ekran: ${name}`,
    why: 'Karty innych pozostają tajne.',
    here: name => `Tu ${name}`,
  },

  trouble: {
    notKept: 'Na tym urządzeniu nie można zapisać gry. Po zamknięciu strony gra przepadnie.',
    detail: reason => `Powód: ${reason}`,
    save: 'Zapisz do pliku',
    stuck: 'Nie można wczytać graczy komputerowych. Próbujemy ponownie…',
  },

  end: {
    title: 'Koniec gry',
    won: name => `Wygrywa ${name}`,
    wonYou: 'Wygrywasz!',
    shared: names => `Wspólne zwycięstwo: ${names}`,
    solo: amount => `Twój wynik: ${points(amount)}`,
    place: rank => `${rank}.`,
    points,
    silver: amount => `w kasie ${count(amount, GOODS.silver)}`,
    ranking: 'Klasyfikacja',
    sources: 'Skąd te punkty',
    source: 'Źródło',
    total: 'Razem',
    bars: 'Punkty graczy według źródeł',
    rounds: 'Punkty po każdej rundzie',
    rematch: 'Rewanż',
    save: 'Zapisz grę',
    back: 'Ekran startowy',
    look: 'Obejrzyj stół',
  },

  lost: {
    loading: 'Rozkładamy grę…',
    missing: 'Tej gry nie ma na tym urządzeniu.',
    missingHint: 'Być może została usunięta albo jest w innej przeglądarce.',
    broken: 'Tej gry nie można otworzyć.',
    brokenHint: 'Nadal tu jest. Możesz zapisać ją do pliku i zgłosić z nią problem.',
    save: 'Zapisz surowe dane',
    back: 'Ekran startowy',
  },

  broken: {
    title: 'Coś poszło nie tak przy rysowaniu.',
    why: 'Twoja gra jest zachowana w poprzednim stanie. Wczytaj stronę ponownie, aby grać dalej; jeśli to się powtórzy, zapisz grę do pliku i zgłoś problem.',
    detail: reason => `Przeglądarka podaje: ${reason}`,
    reload: 'Wczytaj stronę ponownie',
    save: 'Zapisz grę do pliku',
  },

  elsewhere: {
    title: 'Ta gra toczy się w innej karcie przeglądarki.',
    why: 'Jest otwarta tam, żeby nic nie zostało zagrane dwa razy.',
    take: 'Graj tutaj',
  },

  dialog: { close: 'Zamknij' },
}
