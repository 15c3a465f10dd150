import type { Ui } from '../../ui.ts'

/** The keys of the table, as they are listed for whoever asks. */
export const keys: Ui['keys'] = {
  title: 'Klávesové zkratky',
  tool: 'Klávesové zkratky (?)',
  caps: {
    tab: 'Tab',
    shift: 'Shift',
    enter: 'Enter',
    space: 'Mezerník',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
    control: 'Ctrl',
    arrows: 'Šipky',
  },
  or: 'nebo',
  groups: {
    go: 'Pohyb',
    act: 'Hra',
    see: 'Nahlížení',
    hear: 'Předčítání',
  },
  says: {
    parts: 'K další části stolu a zpět',
    inside: 'Uvnitř části k tomu, co je v daném směru nejblíž',
    ends: 'Na začátek nebo na konec části',
    next: 'K další věci, kterou můžeš použít, a zpět',
    act: 'Zvolit, nebo provést',
    back: 'Vzít volbu zpět, zavřít, co je otevřené',
    menu: 'Vše, co teď můžeš udělat, jako nabídka',
    endTurn: 'Ukončit tah',
    undo: 'Zpět',
    redo: 'Znovu',
    book: 'Pravidla: stránka zobrazeného vysvětlení, jinak tohoto kroku',
    step: 'Pravidla: stránka tohoto kroku',
    list: 'Tento seznam',
    hint: 'Rada, pokud je hra dává',
    text: 'Stůl jako text a zpět jako obrázek',
    now: 'Přečte, co můžeš udělat',
    changed: 'Přečte, co se změnilo od tvého posledního tahu',
    farms: 'Přečte farmy jednu po druhé',
  },
  letters: 'Zkratky s jedinou klávesou',
  lettersHint:
    'Vypni je, když klávesy mačkáš omylem nebo počítači diktuješ. Tab, šipky, Enter, Esc, F1 a zkratky s Ctrl zůstanou.',
}
