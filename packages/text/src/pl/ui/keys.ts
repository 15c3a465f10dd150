import type { Ui } from '../../ui.ts'

/** The keys of the table, as they are listed for whoever asks. */
export const keys: Ui['keys'] = {
  title: 'Skróty klawiszowe',
  tool: 'Skróty klawiszowe (?)',
  caps: {
    tab: 'Tab',
    shift: 'Shift',
    enter: 'Enter',
    space: 'Spacja',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
    control: 'Ctrl',
    arrows: 'Strzałki',
  },
  or: 'lub',
  groups: {
    go: 'Poruszanie się',
    act: 'Gra',
    see: 'Sprawdzanie',
    hear: 'Odczytywanie',
  },
  says: {
    parts: 'Do następnej części stołu i z powrotem',
    inside: 'Wewnątrz części do tego, co w danym kierunku najbliżej',
    ends: 'Na początek lub koniec części',
    next: 'Do następnej rzeczy, której możesz użyć, i z powrotem',
    act: 'Wybierz lub wykonaj',
    back: 'Cofnij wybór, zamknij to, co otwarte',
    menu: 'Wszystko, co możesz teraz zrobić, jako menu',
    endTurn: 'Zakończ turę',
    undo: 'Cofnij',
    redo: 'Ponów',
    book: 'Zasady: strona wyświetlanego objaśnienia, a jeśli go nie ma, tego kroku',
    step: 'Zasady: strona tego kroku',
    list: 'Ta lista',
    hint: 'Podpowiedź, jeśli gra je daje',
    text: 'Stół jako tekst i z powrotem jako rysunek',
    now: 'Odczytuje, co możesz zrobić',
    changed: 'Odczytuje, co się zmieniło od twojego ostatniego ruchu',
    farms: 'Odczytuje farmy, jedną po drugiej',
  },
  letters: 'Skróty z jednym klawiszem',
  lettersHint:
    'Wyłącz je, jeśli naciskasz klawisze przypadkiem albo dyktujesz komputerowi. Tab, strzałki, Enter, Esc, F1 i skróty z Ctrl działają dalej.',
}
