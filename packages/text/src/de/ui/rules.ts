import type { Ui } from '../../ui.ts'

/** A short tour of the rules, for somebody who has played games like this before. */
export const rules: Ui['table']['rules'] = {
  title: 'So läuft eine Runde',
  lead: 'Sechs Runden lang führst du einen kleinen Hof auf Mallorca. Auf deinen Feldern wachsen Erntegüter, daraus werden Nahrung und Wein, aus Schweinen wird Fleisch, und Esel tragen alles in die Stadt. Wer nach sechs Runden die meisten Siegpunkte (SP) hat, gewinnt.',
  phases: [
    {
      phase: 'farm',
      says: [
        'Spiele eine Karte (in der ersten Runde bis zu zwei) an einer Seite deines Hofs aus. Jede Karte kann viererlei sein: links ein Feld, oben ein Marktkarren, rechts ein Hofausbau, unten ein Helfer. Hofausbauten kosten Hofgüter, alle von verschiedener Sorte; die anderen Seiten sind kostenlos.',
        'Dann ziehen alle bis zum Handkartenlimit nach und nehmen ihr Einkommen. Auf jedem leeren Feld wächst ein Erntegut, und wer zwei Schweine und einen freien Stallplatz hat, bekommt ein Schwein als Nachwuchs.',
        'Zum Schluss darfst du einen Dachmarker kaufen. Er bringt sofort SP und einen Bonus, den du einmal nutzen kannst.',
      ],
    },
    {
      phase: 'revenue',
      says: [
        'Die Würfel fallen auf die Ertragsfelder. In Spielreihenfolge nimmst du einen und bekommst, was sein Feld zeigt; danach nehmen alle noch einen zweiten.',
        'Der letzte Würfel gilt für alle.',
      ],
    },
    {
      phase: 'transport',
      says: [
        'Alle wählen geheim einen Eselmarker. Seine Hüte bringen deine Scheibe auf der Siestaleiste voran: Wer am weitesten ist, kommt ab jetzt zuerst dran. Seine Säcke sind deine Lieferungen.',
        'Liefere Güter an die Reihen der sechs Handwerksgebäude oder belade deine Karren. Eine volle Reihe bringt SP und einen Handwerksmarker mit dauerhaftem Vorteil; ein voller Karren bringt SP, eine Handelsware und einen Marktstand auf dem Markt.',
        'Ein neuer Marktstand verdrängt benachbarte Marktstände der anderen mit niedrigerem Wert, für je 1 SP.',
        'Am Ende kannst du Zusatzlieferungen kaufen, so viele, wie die Symbole an deinem Hof erlauben.',
      ],
    },
    {
      phase: 'scoring',
      says: [
        'Jeder deiner Marktstände bringt 1 SP, und dein Feld auf der Siestaleiste, was daneben steht. Genutzte Helfer sind wieder bereit.',
        'Nach der sechsten Runde werden übrige Güter verkauft, und je 5 Silber werden zu 1 SP. Bei Gleichstand entscheidet das restliche Silber.',
      ],
    },
  ],
  anytime: 'Jederzeit, wenn du am Zug bist',
  anytimeSays:
    'Kaufe und verkaufe Ressourcen, werte sie auf, setze Handelswaren ein, nutze Dachmarker und Helfer. Für alles zusammen hast du 25 Spielermarker: für Güter, Lieferungen und Marktstände.',
  screen: 'An diesem Tisch',
  screenSays: [
    'Was einen grünen Ring hat, kannst du antippen. Gibt es dafür mehrere Möglichkeiten, stehen sie unten, und was dazugehört, leuchtet.',
    'Mache rückgängig, so viel du willst, bis etwas Neues bekannt wird. Was endgültig ist, trägt ein kleines Schloss.',
    'Tippe etwas an, das nicht leuchtet, und der Tisch sagt dir, warum es gerade nicht geht.',
  ],
  keys: 'Tasten',
  keysSays: [
    'Tab und Eingabe: alles erreichen und benutzen',
    'Esc: Auswahl aufheben',
    'Strg+Z, Strg+Y: rückgängig machen, wiederholen',
    'E: Zug beenden',
  ],
}
