import type { Book } from '../../book.ts'

export const revenue = {
  '7': {
    title: 'Ertragsphase',
    short: 'Es wird gewürfelt. Alle nehmen einen Würfel, dann noch einen, und der letzte gilt für alle.',
    long: [
      'Die Würfel werden einer nach dem anderen genommen (§7.1), und jeder bringt, was sein Ertragsfeld bietet (§7.2). Du führst deinen Würfel aus, bevor der nächste Spieler einen nimmt.',
      'Einige Helfer wirken unmittelbar vor oder nach dem Wurf, in Spielreihenfolge.',
    ],
  },
  '7.1': {
    title: 'Würfel nehmen',
    short:
      'In Spielreihenfolge nimmt jeder einen Würfel und führt dessen Ertragsfeld aus, und das zweimal. Dann ist noch ein Würfel übrig.',
    long: [
      'Einen Würfel musst du nehmen, auch wenn du ihn nicht brauchen kannst; auf das, was sein Ertragsfeld bietet, darfst du verzichten (R11).',
      'Den letzten Würfel nimmt niemand. In Spielreihenfolge führen alle sein Ertragsfeld aus.',
    ],
  },
  '7.2': {
    title: 'Die Ertragsfelder',
    short: 'Ein Schwein, eine Karte oder ein Gut, zwei Güter, Silber, Aufwertungen und Siestaschritte, eine Lieferung.',
    long: [
      [
        '1: ein Schwein.',
        '2: eine Karte ausspielen, oder eine nachziehen, oder ein Erntegut nehmen. Ein Hofausbau kostet wie immer seine Hofgüter.',
        '3: zwei verschiedene Erntegüter.',
        '4: 4 Silber.',
        '5: zweimal kostenlose Aufwertung oder Siestaschritt, auch zweimal dasselbe.',
        '6: eine Lieferung oder 2 Silber.',
      ],
      'Siestaschritte rücken deine Scheibe sofort vor; sie zählen also mit, wenn später in der Runde die Reihenfolge bestimmt wird (§8.2). Für eine Lieferung gelten die Regeln aus §8.3.',
    ],
  },
} satisfies Partial<Book['sections']>
