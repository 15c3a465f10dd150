import type { Book } from '../../book.ts'

export const examples: Book['examples'] = {
  card: {
    title: 'Eine Karte, vier Möglichkeiten',
    says: 'Links steht, was wächst, wenn sie ein Feld wird; oben, welche Güter ihr Karren verlangt und wie viele SP er bringt; rechts die Symbole des Hofausbaus; unten der Helfer.',
    so: 'Welche Seite du auch wählst: Die anderen drei liegen unter deinem Hof und zählen nicht mehr.',
  },
  trade: {
    title: 'Verkaufen und aufwerten',
    says: 'Rot hat zwei Oliven, eine Traube, ein Schwein und 2 Silber. Die Zahlen unter jedem Gut sind seine Preise; die Zahl über einem Pfeil ist der Preis der Aufwertung.',
    so: 'Ein Verkauf bezahlt oft die Aufwertung von etwas anderem. Zum Aufwerten brauchst du kein Gebäude und keinen eigenen Zug.',
  },
  roof: {
    title: 'Einen Dachmarker kaufen',
    says: 'Es ist Runde 2, jeder Dachmarker kostet also 2 Silber. Rot hat schon einen; er liegt auf dem ersten Platz.',
    so: 'Je später der Dachmarker, desto teurer; je weiter rechts der Platz, desto mehr SP.',
  },
  siesta: {
    title: 'Wer ist zuerst dran?',
    says: 'Alle Scheiben liegen auf dem untersten Feld. Rot deckt einen Eselmarker mit 2 Hüten auf, Blau einen mit 3 und Gelb einen mit 2.',
    so: 'Rot und Gelb teilen sich ein Feld, aber Gelb kam später an und liegt obenauf; also ist Gelb vor Rot dran.',
  },
  row: {
    title: 'Eine Reihe wird voll',
    says: 'Rot fehlt am Feinkostladen noch 1 Fleisch. Den Feinkostladen hat noch niemand komplett beliefert, und der Fleischer ist noch durch Gebäudemarker 1 gesperrt. Es ist Runde 3.',
    so: 'Eine einzige Lieferung brachte Punkte aus drei Quellen und öffnete den Fleischer für alle.',
  },
  barrow: {
    title: 'Ein Karren wird voll',
    says: 'Rot fehlt auf diesem Karren noch eine Traube, und eine liegt im Lager.',
    so: 'Die Karte ist weg, aber ihre Spielermarker sind zurück, eine Handelsware steht auf dem Hof, und ein Marktstand ist fällig.',
  },
  push: {
    title: 'Andere vom Markt verdrängen',
    says: 'Der Karren war 4 wert, also stellt Rot einen Marktstand auf ein leeres Marktfeld mit Wert 4. Auf zwei Feldern daneben stehen Marktstände von Blau: einer auf Wert 3, einer auf Wert 5.',
    so: 'Der niedrigere Marktstand musste weichen, für 1 SP. Der höhere bleibt, wo er ist.',
  },
}
