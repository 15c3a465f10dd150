import type { Book } from '../../book.ts'

export const farm = {
  '6': {
    title: 'Hofphase',
    short:
      'Vier Schritte: Karten, Einkommen, Wachstum, Dachmarker. Alle beenden einen Schritt, bevor der nächste beginnt.',
    long: [
      'Jeder Schritt wird in Spielreihenfolge gespielt.',
      'Mit der Option „Hofphase gleichzeitig“ spielen alle die ersten drei Schritte zur selben Zeit. Nachgezogen wird in Spielreihenfolge, sobald alle ihre Karten ausgespielt haben; davon abgesehen darf in diesen Schritten nichts genutzt werden, was Karten zieht oder zeigt.',
    ],
  },
  '6.1': {
    title: 'Karte ausspielen, dann nachziehen',
    short:
      'Du darfst eine Karte ausspielen, in Runde 1 bis zu zwei. Wenn alle fertig sind, ziehen alle bis zum Handkartenlimit nach.',
    long: [
      'Wähle die Seite, an die du die Karte legst:',
      [
        'Links ein Feld. Es kostet nichts und ist leer, bis etwas darauf wächst.',
        'Oben ein Marktkarren. Er kostet nichts. Drei darfst du haben.',
        'Rechts ein Hofausbau. Der erste kostet ein Hofgut, der zweite zwei, der dritte drei und so weiter, alle von verschiedener Sorte. Auch Erntegut auf Feldern und SP zählen als Bezahlung.',
        'Unten ein Helfer. Er kostet nichts. Drei darfst du haben.',
      ],
      'Einen vierten Karren oder Helfer darfst du trotzdem ausspielen, wenn du zuvor einen der drei aufgibst (R6). Felder und Hofausbauten bleiben für immer.',
      'Wenn alle ausgespielt haben, ziehen alle in Spielreihenfolge nach, bis sie so viele Karten haben, wie ihr Limit erlaubt: drei, eine mehr je Hofausbau und was Helfer hinzufügen. Wer mehr hat, wirft bis dahin ab. Zu jeder anderen Zeit darfst du beliebig viele Karten auf der Hand haben.',
    ],
  },
  '6.2': {
    title: 'Einkommen',
    short: 'Nimm, was deine Hofausbauten, deine Helfer und deine dauerhaften Handwerksmarker bringen.',
    long: [
      [
        'Jedes Münzsymbol auf einem Hofausbau: 1 Silber.',
        'Handwerksmarker Handelshaus: 3 Silber. Feinkostladen: 1 Handelsware. Gemüsehändler: 1 Ressource nach Wahl.',
        'Helfer mit dem Wort „Einkommen“.',
      ],
      'Einkommen muss genommen werden. Ein Schwein ohne freien Stallplatz wird sofort verkauft (R5). Bevor etwas wächst, haben alle einen kurzen Zug für „Jederzeit“-Aktionen.',
    ],
  },
  '6.3': {
    title: 'Wachstum und Nachwuchs',
    short: 'Auf jedem leeren Feld wächst ein Erntegut. Zwei Schweine und ein freier Stallplatz geben ein Ferkel.',
    long: [
      'Jedes Feld trägt, was darauf gedruckt ist. Liegt sein Erntegut noch da, kommt kein zweites hinzu.',
      'So viele Schweine du auch hältst: Es kommt eines zur Welt, und nur, wenn Platz dafür ist. Ohne freien Stallplatz gibt es keinen Nachwuchs und dafür auch kein Silber.',
    ],
  },
  '6.4': {
    title: 'Dachmarker kaufen',
    short:
      'In Spielreihenfolge darf jeder einen der offenen Dachmarker kaufen. Er kostet so viel Silber wie die Nummer der Runde.',
    long: [
      'Nur in Runde 1 geht es andersherum: Wer zuletzt dran ist, wählt zuerst.',
      'Der Dachmarker kommt auf deinen freien Dachmarkerplatz ganz links und bringt die SP, die dort stehen. Sind alle Plätze belegt, kannst du keinen kaufen. Dachmarker werden nie abgegeben.',
      'Jeder Dachmarker trägt einen Bonus, den du einmal nutzt: in einem eigenen Zug, in einer der Phasen, die er nennt; nennt er keine, in jeder Phase. Danach wird er verdeckt. Schon in dem Zug, in dem du ihn kaufst, darfst du ihn nutzen (R9).',
    ],
  },
} satisfies Partial<Book['sections']>
