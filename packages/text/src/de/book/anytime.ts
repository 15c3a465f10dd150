import type { Book } from '../../book.ts'

export const anytime = {
  '5': {
    title: 'Der Ablauf',
    short: 'Sechs Runden mit je vier Phasen: Hof, Ertrag, Transport, Wertung.',
    long: [
      [
        'Hofphase (§6): Karte ausspielen, Einkommen nehmen, wachsen lassen, Dachmarker kaufen.',
        'Ertragsphase (§7): Würfel nehmen und bekommen, was ihre Ertragsfelder zeigen.',
        'Transportphase (§8): Eselmarker wählen, Siesta halten, Güter liefern.',
        'Wertungsphase (§9): Marktstände und Siesta bringen SP.',
      ],
      'Gespielt wird immer in Spielreihenfolge. Nur die Siesta mitten in der Transportphase ändert sie.',
    ],
  },
  '5.1': {
    title: '„Jederzeit“-Aktionen',
    short:
      'In deinem eigenen Zug darfst du handeln, aufwerten, Handelswaren einsetzen, Dachmarker und Helfer nutzen, sooft du kannst.',
    long: [
      'Solche Aktionen gehören zu keinem festen Platz im Zug: Du machst sie vor, zwischen oder nach dem, was die Phase von dir verlangt, auch mehrere und in beliebiger Reihenfolge.',
      'Du kannst sie nicht machen, während jemand anders entscheidet, während die Eselmarker geheim gewählt werden (R4) oder mitten in einem Effekt. Alle Züge einer Runde zählt R23 auf.',
      'Dachmarker und viele Helfer nennen die Phasen, in denen sie wirken; in den anderen müssen sie warten.',
    ],
  },
  '5.1.1': {
    title: 'Handelsware einsetzen',
    short:
      'Eine Kiste ist 4 Silber wert, oder zwei Erntegüter, eine Karte, ein Schwein, zwei Aufwertungen: was du gerade brauchst.',
    long: [
      'Gib eine Handelsware ab und wähle eines davon:',
      [
        '4 Silber;',
        'zwei verschiedene Erntegüter;',
        'eine Handkarte ausspielen oder eine Karte nachziehen; ein Hofausbau kostet trotzdem seine Hofgüter;',
        'ein Schwein;',
        'bis zu zwei kostenlose Aufwertungen.',
      ],
      'Wo eine Reihe eine Handelsware verlangt, kannst du sie stattdessen liefern. Das ist kein Einsetzen.',
    ],
  },
  '5.1.2': {
    title: 'Kaufen und verkaufen',
    short:
      'Ressourcen kaufst und verkaufst du zu den Preisen auf deinem Hof. Aufgewertete Güter sind nicht verkäuflich.',
    long: [
      'Was du kaufst, kommt in sein Lager; ein Schwein braucht einen freien Stallplatz. Verkaufen kannst du, was im Lager oder im Stall ist, nicht aber Erntegut, das noch auf seinem Feld liegt.',
      'Helfer können Preise ändern. Trotzdem kostet dich ein Kauf immer mindestens 1 Silber mehr, als der Verkauf brächte (R35).',
    ],
  },
  '5.1.3': {
    title: 'Aufwerten',
    short: 'Für etwas Silber werden Oliven oder Korn zu Nahrung, Trauben zu Wein und Schweine zu Fleisch.',
    long: [
      'Aufwerten darfst du vom Feld, aus dem Lager oder aus dem Stall. Das aufgewertete Gut kommt in sein Lager, und auf einem so geleerten Feld wächst in der nächsten Runde wieder etwas.',
      'Wo dir etwas eine kostenlose Aufwertung gibt, zahlst du nichts; alles andere bleibt gleich.',
    ],
  },
  '5.1.4': {
    title: 'Erntegut auf Feldern',
    short:
      'Erntegut wartet auf seinem Feld, bis du es aufwertest, damit bezahlst oder es lieferst. In ein Lager kommt es nie.',
    long: [
      'Jedes Feld trägt also höchstens ein Erntegut, und solange es nicht geräumt ist, wächst nichts nach. Das Erntegut kann aufgewertet, geliefert oder als Teil des Preises für einen Hofausbau abgegeben werden. Verkaufen lässt es sich nicht, es sei denn, du hast den Feldarbeiter.',
    ],
  },
} satisfies Partial<Book['sections']>
