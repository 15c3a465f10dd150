import type { Ui } from '../../ui.ts'

/** The keys of the table, as they are listed for whoever asks. */
export const keys: Ui['keys'] = {
  title: 'Tastenkürzel',
  tool: 'Tastenkürzel (?)',
  caps: {
    tab: 'Tab',
    shift: 'Umschalt',
    enter: 'Eingabe',
    space: 'Leertaste',
    escape: 'Esc',
    home: 'Pos1',
    end: 'Ende',
    control: 'Strg',
    arrows: 'Pfeiltasten',
  },
  or: 'oder',
  groups: {
    go: 'Sich bewegen',
    act: 'Spielen',
    see: 'Nachschlagen',
    hear: 'Vorlesen lassen',
  },
  says: {
    parts: 'Zum nächsten Teil des Tisches und zurück',
    inside: 'Innerhalb eines Teils zum Nächsten in dieser Richtung',
    ends: 'Zum Ersten oder Letzten eines Teils',
    next: 'Zum Nächsten, mit dem du etwas tun kannst, und zurück',
    act: 'Auswählen oder ausführen',
    back: 'Auswahl zurücknehmen, Offenes schließen',
    menu: 'Alles, was du jetzt tun kannst, als Menü',
    endTurn: 'Zug beenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    book: 'Regelbuch: die Seite zur gezeigten Erklärung, sonst zu diesem Schritt',
    step: 'Regelbuch: die Seite zu diesem Schritt',
    list: 'Diese Liste',
    hint: 'Ein Tipp, wo das Spiel Tipps gibt',
    text: 'Der Tisch als Text und zurück zum gezeichneten',
    now: 'Liest vor, was du tun kannst',
    changed: 'Liest vor, was sich seit deinem letzten Zug geändert hat',
    farms: 'Liest die Höfe vor, einen nach dem anderen',
  },
  letters: 'Kürzel mit einer einzigen Taste',
  lettersHint:
    'Schalte sie ab, wenn Tasten versehentlich gedrückt werden oder du deinem Computer diktierst. Tab, Pfeile, Eingabe, Esc, F1 und alles mit Strg bleiben.',
}
