import type { Book } from '../../book.ts'

export const rulings: Pick<Book['rulings'], `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`> = {
  R1: {
    title: 'Alle 25 Spielermarker im Einsatz',
    question: 'Ich soll etwas bekommen, habe aber keinen Spielermarker mehr. Was nun?',
    answer:
      'Zuerst wird alles bezahlt, und die Marker einer vollen Reihe oder eines vollen Karrens kommen zurück. Dann klärst du einen fehlenden Marker nach dem anderen, in der Reihenfolge, die du willst: Nimm irgendeinen deiner Marker zurück, oder verzichte auf diesen einen Gewinn. Der Platz, den er verlässt, ist leer, du bekommst nichts dafür, und eine belegte Reihe bleibt deine. Besitzmarker an komplett belieferten Gebäuden bleiben liegen.',
    reason:
      'Die Spielregeln erlauben es, einen Marker von Hof oder Spielplan wegzunehmen, sagen aber nicht, was aus seinem Platz wird und ob man auch verzichten darf. Ein komplett beliefertes Gebäude ohne Besitzmarker hätte keinen Sinn.',
  },
  R2: {
    title: 'Marker auf genutzten Helfern',
    question: 'Ist der Marker auf einem Helfer, den ich genutzt habe, einer meiner 25?',
    answer: 'Im klassischen Spiel ja. Im Deluxe-Spiel ist es ein Plättchen, und davon gibt es immer genug.',
    reason:
      'In den klassischen Spielregeln werden bei der Wertung Marker von den Helfern genommen, und andere Teile, die dort liegen könnten, gibt es nicht. Die Deluxe-Regeln haben eigene Plättchen dafür und nennen keine Grenze.',
  },
  R3: {
    title: 'Keine Karten zum Nachziehen',
    question: 'Der Nachziehstapel ist leer, und abgelegt ist auch nichts. Und jetzt?',
    answer:
      'Der Nachziehstapel bleibt leer. Wird wieder eine Karte gebraucht, entsteht er aus dem, was dann auf der Ablage liegt. Ist auch dort nichts, wird nichts gezogen.',
    reason: 'Alle Spielregeln mischen die Ablage, aber keine denkt daran, dass sie leer sein könnte.',
  },
  R4: {
    title: 'Nur im eigenen Zug',
    question: 'Darf ich etwas verkaufen, während jemand anders entscheidet?',
    answer:
      'Nein. „Jederzeit“-Aktionen gehören in deinen eigenen Zug: nicht, während jemand anders entscheidet, und nicht, während die Eselmarker geheim gewählt werden.',
    reason:
      'Die ersten Spielregeln sind hier streng, die späteren ungenau. An einem Tisch mit Uhr muss es eindeutig sein.',
  },
  R5: {
    title: 'Ein Schwein ohne Stallplatz',
    question: 'Ich bekomme ein Schwein, aber alle Stallplätze sind voll.',
    answer:
      'Ein Schwein durch Würfel, Dachmarker, Handelsware, Einkommen oder Helfer wird sofort zu deinem Preis verkauft und braucht keinen Spielermarker. Platz schaffen darfst du, bevor der Effekt beginnt, nicht währenddessen. Ein Ferkel kommt einfach nicht zur Welt, und ohne Stallplatz kannst du kein Schwein kaufen.',
    reason:
      'Die Spielregeln sagen es so für Würfel, Dachmarker und Nachwuchs und schweigen zu den anderen Wegen. Wir behandeln alle Gaben gleich.',
  },
  R6: {
    title: 'Platz für eine Karte schaffen',
    question: 'Was geschieht mit dem Karren oder Helfer, den ich für einen neuen aufgebe?',
    answer:
      'Er kommt offen auf die Ablage. Marker darauf kommen zurück, Güter darauf sind verloren, und dass er in dieser Runde genutzt wurde, ist vergessen. Es spielt keine Rolle, in welcher Phase du die neue Karte ausspielst.',
    reason: 'Die Spielregeln sagen nur, dass einer abgelegt wird. Was darauf lag, erwähnen sie nirgends.',
  },
  R7: {
    title: 'Zwei Karten in Runde 1',
    question: 'Muss ich in der ersten Runde zwei Karten ausspielen?',
    answer: 'Nein. Du darfst zwei, eine oder keine ausspielen.',
    reason:
      'Für jede andere Runde sagen die Spielregeln „darf“. Für die erste sagen sie nur „zwei“; wir verstehen das so, dass sich allein die Anzahl ändert.',
  },
  R8: {
    title: 'Wann die blauen Marker zahlen',
    question: 'In welchem Schritt zahlen Handelshaus, Feinkostladen und Gemüsehändler?',
    answer: 'Im Schritt Einkommen.',
    reason:
      'Einige Spielregeln drucken versehentlich die Nummer des nächsten Schritts, führen diese Handwerksmarker aber selbst unter Einkommen auf.',
  },
  R9: {
    title: 'Neuer Dachmarker, sofort genutzt',
    question: 'Darf ich einen Dachmarker in dem Zug nutzen, in dem ich ihn gekauft habe?',
    answer: 'Ja, wenn dies eine seiner Phasen ist.',
    reason: 'Keine Spielregel verlangt zu warten, und ein Dachmarker der Deluxe-Ausgabe wirkt schon beim Legen.',
  },
  R10: {
    title: 'Einen Dachmarker wieder aufdecken',
    question: 'Darf der Dachmarker, der einen anderen aufdeckt, sich selbst aufdecken?',
    answer: 'Nein. Er braucht einen anderen, schon genutzten Dachmarker.',
    reason: 'Ein Dachmarker, der sich selbst aufdeckt, ließe sich endlos nutzen.',
  },
  R11: {
    title: 'Auf ein Angebot verzichten',
    question: 'Muss ich alles nutzen, was mein Würfel bietet?',
    answer:
      'Nein. Einen Würfel musst du nehmen, aber auf das, was sein Ertragsfeld bietet, darfst du ganz oder teilweise verzichten.',
    reason:
      'Die meisten Spielregeln beschreiben Aufwertungen und Schritte als etwas, das man tun kann. Ein Feld, das sich nur zum Teil nutzen lässt, kommt in keiner vor.',
  },
  R12: {
    title: 'Eine Scheibe, die liegen bleibt',
    question: 'Mein Eselmarker zeigt keine Hüte. Kommt meine Scheibe auf dem Stapel nach oben?',
    answer:
      'Nein. Eine Scheibe, die liegen bleibt, weil Hüte fehlen oder die Leiste zu Ende ist, behält ihren Platz im Stapel.',
    reason: 'Scheiben kommen nach oben, wenn sie auf einem Feld ankommen. Was liegen bleibt, kommt nicht an.',
  },
}
