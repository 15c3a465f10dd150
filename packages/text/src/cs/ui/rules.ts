import type { Ui } from '../../ui.ts'

/** A short tour of the rules, for somebody who has played games like this before. */
export const rules: Ui['table']['rules'] = {
  title: 'Jak probíhá kolo',
  lead: 'Šest kol hospodaříš na malé farmě na Mallorce. Na polnostech ti roste zboží, z něj je jídlo a víno, z prasat uzené maso, a oslíci to všechno vozí do vesnice. Kdo má po šesti kolech nejvíc vítězných bodů (VB), vyhrává.',
  phases: [
    {
      phase: 'farm',
      says: [
        'Zahraj kartu (v prvním kole až dvě) na jednu stranu své farmy. Každá karta může být čtyřmi věcmi: vlevo polností, nahoře trakařem na trhu, vpravo rozšířením farmy a dole pomocníkem. Rozšíření se platí zbožím, pokaždé jiného druhu; ostatní strany jsou zdarma.',
        'Potom si všichni doberou karty do limitu ruky a vezmou si příjem. Na každé prázdné polnosti něco vyroste, a kdo má aspoň dvě prasata a volnou kóji, má i mladé.',
        'Nakonec můžeš koupit jednu destičku střechy. Hned přinese VB a k tomu bonus na jedno použití.',
      ],
    },
    {
      phase: 'revenue',
      says: [
        'Hozené kostky se rozdělí na pole výnosu. Podle pořadí hráčů si jednu vezmeš a dostaneš, co její pole ukazuje; pak si každý vezme druhou.',
        'Poslední kostka platí pro všechny.',
      ],
    },
    {
      phase: 'transport',
      says: [
        'Všichni si skrytě vyberou oslíka. Jeho klobouky posunou tvůj žeton po stupnici siesty: kdo je nejdál, je od té chvíle první. Jeho brašny jsou tvé dodávky zdarma.',
        'Dodávej zboží do řádků šesti budov řemeslníků, nebo je nakládej na své trakaře. Plný řádek přinese VB a žeton řemesla s trvalým efektem, plný trakař VB, obchodní komoditu a stánek na trhu.',
        'Nový stánek vytlačí z trhu sousední stánky soupeřů na polích s nižší hodnotou, za 1 VB každý.',
        'Nakonec se dají dodávky i koupit, tolik, kolik dovolí symboly na tvé farmě.',
      ],
    },
    {
      phase: 'scoring',
      says: [
        'Každý tvůj stánek vynese 1 VB a pole siesty tolik, kolik je u něj natištěno. Použití pomocníci jsou znovu připraveni.',
        'Po šestém kole se prodá, co zbylo, a za každých 5 stříbrných je 1 VB. Při shodě rozhodují zbylé stříbrné.',
      ],
    },
  ],
  anytime: 'Kdykoli ve svém tahu',
  anytimeSays:
    'Prodávej a nakupuj zdroje, vylepšuj je, využívej obchodní komodity, střechy a pomocníky. Na všechno máš 25 hráčských žetonů: na zboží, dodávky i stánky.',
  screen: 'U tohoto stolu',
  screenSays: [
    'Čeho se dá dotknout, to má zelený obrys. Když se s tím dá udělat víc věcí, vypíšou se dole a rozsvítí se, co k tomu patří.',
    'Ber zpět, kolik chceš, dokud se neukáže něco nového. Akce, které zpět vzít nejdou, mají malý zámek.',
    'Dotkni se něčeho, co nesvítí, a stůl ti poví, proč to teď nejde.',
  ],
  keys: 'Klávesy',
  keysSays: [
    'Tab a Enter: dojít všude a všechno použít',
    'Esc: zrušit výběr',
    'Ctrl+Z, Ctrl+Y: zpět, znovu',
    'E: ukončit tah',
  ],
}
