import type { Book } from '../../book.ts'

export const revenue = {
  '7': {
    title: 'Fáze výnosu',
    short: 'Hodí se kostkami. Každý si vezme jednu, potom druhou a poslední kostka platí pro všechny.',
    long: [
      'Nejdřív se kostky berou jedna po druhé (§7.1) a každá přinese, co nabízí její pole (§7.2). Svou kostku vyhodnotíš dřív, než si další hráč vezme tu svou.',
      'Někteří pomocníci působí těsně před hodem nebo hned po něm, podle pořadí hráčů.',
    ],
  },
  '7.1': {
    title: 'Braní kostek',
    short: 'Podle pořadí hráčů si každý vezme kostku a vyhodnotí její pole. A tak dvakrát. Pak zbývá jedna kostka.',
    long: [
      'Kostka se vzít musí, i když pro ni nemáš využití; co nabízí její pole, můžeš nechat být (R11).',
      'Poslední kostku si nebere nikdo. Podle pořadí hráčů vyhodnotí její pole všichni.',
    ],
  },
  '7.2': {
    title: 'Pole výnosu',
    short: 'Prase, karta nebo zboží, dvě zboží, stříbrné, vylepšení a kroky siesty, nebo dodávka.',
    long: [
      [
        '1: jedno prase.',
        '2: zahraj kartu, dober si kartu, nebo si vezmi jedno zboží ze sklizně. Rozšíření se jako vždy platí zbožím.',
        '3: dvě různá zboží ze sklizně.',
        '4: 4 stříbrné.',
        '5: dvakrát vylepšení zdarma nebo krok siesty; může to být i dvakrát totéž.',
        '6: jedna dodávka, nebo 2 stříbrné.',
      ],
      'Kroky siesty posunou tvůj žeton hned, a proto se počítají, když se později v kole rozhoduje o pořadí (§8.2). Dodávka se řídí pravidly z §8.3.',
    ],
  },
} satisfies Partial<Book['sections']>
