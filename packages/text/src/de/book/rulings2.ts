import type { Book } from '../../book.ts'

export const rulings2: Pick<Book['rulings'], `R${13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`> = {
  R13: {
    title: 'Kein Feld für den Marktstand',
    question: 'Alle offenen Marktfelder mit meinem Wert sind besetzt, und keiner der Stände lässt sich ersetzen.',
    answer: 'Sind alle deine eigenen oder geschützt, stellst du keinen Marktstand auf.',
    reason: 'Die Spielregeln sagen, wie man einen fremden Marktstand ersetzt. Der Fall, dass es keinen gibt, fehlt.',
  },
  R14: {
    title: 'Die Reihenfolge beim vollen Karren',
    question: 'Was kommt zuerst, wenn ein Karren voll ist?',
    answer:
      'Die SP, seine Spielermarker zurück in den Vorrat, die Handelsware, die Karte auf die Ablage, der Marktstand und zuletzt die Nachbarn.',
    reason:
      'In den Spielregeln kommen die Spielermarker etwas später zurück. Kommen sie vorher, können sie als Handelsware und Marktstand dienen, und das zählt, wenn Marker knapp sind (R1).',
  },
  R15: {
    title: 'Neutrale Marktstände',
    question: 'Gilt ein neutraler Marktstand als der eines Mitspielers?',
    answer: 'Ja, in allem: beim Verdrängen, beim Ersetzen und für Helfer, bei denen es um fremde Marktstände geht.',
    reason: 'Die Spielregeln geben 1 SP für das Entfernen und lassen alles andere offen.',
  },
  R16: {
    title: 'Zusatzlieferungen einzeln kaufen',
    question: 'Muss ich alle Zusatzlieferungen bezahlen, bevor ich die erste ausführe?',
    answer:
      'Nein. Jede bezahlst du, wenn du sie ausführst; so kann der Lohn der einen die nächste kaufen. Die Option „Zusatzlieferungen vorab“ spielt es strenger.',
    reason: 'Die ersten Spielregeln wollen alle auf einmal bezahlt sehen; die späteren nennen keine Reihenfolge.',
  },
  R17: {
    title: 'Wie viele Zusatzlieferungen',
    question: 'Ich spiele beim Kauf von Zusatzlieferungen einen Hofausbau mit Liefersymbol aus. Zählt es schon?',
    answer: 'Nein. Die Anzahl wird bestimmt, wenn dein Zug in §8.4 beginnt.',
    reason:
      'Keine Spielregel sagt, wann gezählt wird. Einmal gezählt, kann die Zahl nicht wachsen, während sie aufgebraucht wird.',
  },
  R18: {
    title: 'Helfer am Spielende',
    question: 'Ändern Helfer den Verkauf am Ende?',
    answer:
      'Ja. Es gelten die Verkaufspreise deines Hofs, und Helfer, die am Spielende wirken, kommen dran, bevor Silber zu SP wird.',
    reason:
      'Die Spielregeln sprechen vom üblichen Preis, ohne an Helfer zu denken. Wir nehmen den Preis, den du auch sonst bekommst.',
  },
  R19: {
    title: 'Wohin der neutrale Marktstand kommt',
    question: 'Mehrere Marktfelder sind für den neutralen Spieler gleich gut.',
    answer:
      'Zuerst zählen höhere leere Marktfelder daneben, dann der Abstand zu anderen neutralen Marktständen; ist es dann noch gleich, gewinnt die niedrigste Nummer.',
    reason:
      'Die Spielregeln verbinden zwei Maße mit „oder“, unterscheiden sich darin und lösen den letzten Gleichstand nicht auf. Ein Computer braucht eine eindeutige Antwort.',
  },
  R20: {
    title: 'Die Karte des neutralen Spielers',
    question: 'Wohin kommt die Karte, die der neutrale Spieler aufgedeckt hat?',
    answer: 'Auf die Ablage.',
    reason: 'Keine Spielregel sagt es. Dorthin kommt jede Karte, die alle gesehen haben.',
  },
  R21: {
    title: 'Sind Punkte geheim?',
    question: 'Darf ich meine Siegpunkte verbergen?',
    answer:
      'In beiden Ausgaben liegen die Punkte offen. Die Option „Verdeckte Siegpunkte“ verdeckt die Summen der anderen bis zum Ende.',
    reason:
      'Die klassischen Spielregeln erlauben das Verbergen, die Deluxe-Regeln nicht. Jeder Punkt wird offen gewonnen; wer mitzählt, kennt die Summe ohnehin.',
  },
  R22: {
    title: 'Ein Dachmarker auf dem Schuppenbauer',
    question: 'Darf ich den Schuppenbauer aufgeben, wenn ein Dachmarker darauf liegt?',
    answer: 'Nein, solange ein Dachmarker dort liegt.',
    reason: 'Dachmarker werden nie aufgegeben, und dieser fiele mit seinem Helfer.',
  },
  R23: {
    title: 'Die Züge einer Runde',
    question: 'Wann genau bin ich am Zug?',
    answer:
      'Beim Ausspielen von Karten; zwischen Einkommen und Wachstum; beim Dachmarkerkauf; bei jedem der drei Würfel; bevor deine Scheibe vorrückt; bei den Lieferungen; bei den Zusatzlieferungen. Vor, zwischen und nach dem, was so ein Zug verlangt, darfst du handeln und Dachmarker und Helfer nutzen, aber nicht mitten in einem Effekt. Der Zug endet, wenn du es sagst.',
    reason:
      'Die Spielregeln sagen „in deinem Zug“ und zählen die Züge nie auf. Ohne Liste weiß niemand, wann es zu spät ist.',
  },
  R24: {
    title: 'Die Reihenfolge bei einer vollen Reihe',
    question: 'Was kommt zuerst, wenn eine Reihe voll ist?',
    answer:
      'Die Spielermarker zurück in den Vorrat, der SP für die erste komplette Belieferung, das Öffnen eines gesperrten Gebäudes mit seinem SP, der Handwerksmarker mit den SP der Runde, der Zuschlag vom Gemischtwarenladen und zuletzt die Sofortfunktion. Wird durch sie etwas anderes voll, wird das erst ganz zu Ende gebracht, bevor es weitergeht.',
    reason:
      'Die Spielregeln erzählen dieselben Dinge an verschiedenen Stellen. Das Gebäude muss vor der Sofortfunktion offen sein, denn die Lieferung durch den Wagner darf dorthin gehen.',
  },
}
