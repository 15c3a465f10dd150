import type { Lesson } from '../lesson.ts'

/** The guided first game. Cards and places are framed on the table, so the sentences need not name them. */
export const lesson: Lesson = {
  welcome: {
    title: 'Vítej na farmě',
    says: 'Šest kol hospodaříš na farmě na Mallorce. Kdo má potom nejvíc vítězných bodů (VB), vyhrává. První kolo si zahrajeme spolu; tvůj soused je mírný počítačový hráč.',
  },
  screen: {
    title: 'Čeho se můžu dotknout?',
    says: 'Co má zelený obrys, toho se teď můžeš dotknout; zlatý rámeček ukazuje, o čem je řeč. Řádka dole říká, co je možné. Klidně ber zpět: konečné je jen to, co má malý zámek.',
  },
  sides: {
    title: 'Jedna karta, čtyři použití',
    says: 'Každá karta je vlevo polnost, nahoře trakař, vpravo rozšíření a dole pomocník. Zasuneš ji pod jednu stranu farmy a od té chvíle je jen tím. V prvním kole zahraješ dvě karty.',
  },
  field: {
    title: 'Polnost',
    says: 'Polnost je zdarma, a kdykoli je prázdná, něco na ní vyroste. Můžeš jich mít, kolik chceš.',
    asks: 'Dotkni se karty v rámečku a pak levé strany farmy.',
  },
  barrow: {
    title: 'Trakař',
    says: 'Trakař je objednávka z trhu: tento chce olivu a jídlo. Plný přinese VB a stánek ve vesnici.',
    asks: 'Dotkni se karty v rámečku a pak horní strany farmy.',
  },
  endPlaying: {
    title: 'Zbylé dvě strany',
    says: 'Rozšíření vpravo stojí zboží; přidají karty na ruku, příjem, kóje a dodávky. Pomocníci dole jsou zdarma, nejvýš tři, a každý má svůj talent.',
    asks: 'Obě karty jsou zahrané: ukonči tah.',
  },
  income: {
    title: 'Karty a příjem',
    says: 'Všichni si dobrali do tří karet; rozšíření tento limit zvyšují. Teď přichází příjem z rozšíření a žetonů řemesel. Zatím žádné nemáš, ale to se změní ještě v tomto kole.',
  },
  spend: {
    title: 'Kdykoli',
    says: 'Ve svém tahu smíš obchodovat, jak často chceš: prodávat, nakupovat, vylepšovat nebo využít obchodní komoditu. Z bedny je stříbro, zboží, prase, karta nebo vylepšení.',
    asks: 'Dotkni se bedny a využij ji na dvě různá zboží ze sklizně.',
  },
  takeTwo: {
    title: 'Zboží do skladu',
    says: 'Co získáš, jde do skladu, a tam je vždycky místo. Trakař chce olivu a z obilí je jídlo.',
    asks: 'Vezmi si obilí a olivu.',
  },
  endIncome: {
    title: 'Nech to růst',
    says: 'Po tomto tahu na každé prázdné polnosti něco vyroste. Dvě prasata a volná kóje by znamenaly i sele.',
    asks: 'Ukonči tah.',
  },
  growth: {
    title: 'Tvoje první sklizeň',
    says: 'Na polnosti stojí oliva. Odtud ji nejde prodat, ale můžeš ji dodat, vylepšit nebo s ní zaplatit. Pak je polnost prázdná a v příštím kole zase urodí.',
  },
  roof: {
    title: 'Střecha',
    says: 'V každém kole smíš koupit jednu destičku střechy, za tolik stříbrných, kolikáté je kolo. Její bonus použiješ jednou, kdy se ti to hodí.',
    asks: 'Kup střechu v rámečku: dává jednu dodávku navíc.',
  },
  endRoofing: {
    title: 'Místo pro další střechy',
    says: 'Střecha přinese i to, co ukazuje její místo. První nemá žádnou cenu, páté 4 VB: vyplatí se koupit střechu v každém kole.',
    asks: 'Ukonči tah.',
  },
  dice: {
    title: 'Kostky',
    says: 'Kostky leží na polích výnosu a každé pole říká, co dává. Podle pořadí si každý vezme jednu, pak druhou. Kostka, která zbude, platí pro všechny.',
  },
  silverDie: {
    title: 'Tvoje první kostka',
    says: 'Soused byl rychlejší a vzal si prase. Ty potřebuješ stříbro: na vylepšení, střechy a další dodávky.',
    asks: 'Vezmi si kostku na čtyřce: čtyři stříbrné.',
  },
  endDie: {
    title: 'Stříbro je tvoje',
    says: 'Dalo by se s ním hned obchodovat, ale počkejme, co ještě přijde.',
    asks: 'Ukonči tah.',
  },
  harvestDie: {
    title: 'Tvoje druhá kostka',
    says: 'Podívej se ve vesnici na kupce: řádek chce olivu, dvě obilí a víno. Pole 3 s tím pomůže.',
    asks: 'Vezmi si kostku na trojce: dvě různá zboží ze sklizně.',
  },
  takeHarvest: {
    title: 'Obilí a hrozny',
    says: 'Z hroznů je víno. A obilí dnes není nikdy dost.',
    asks: 'Vezmi si obilí a hrozen.',
  },
  upgrade: {
    title: 'Vylepšení',
    says: 'Z oliv a obilí je jídlo, z hroznů víno, z prasat uzené maso. Cena je napsaná u zdroje. Jídlo je pro tvůj trakař.',
    asks: 'Dotkni se obilí a vylepši ho na jídlo.',
  },
  endUpgrade: {
    title: 'Jedna kostka zbývá',
    says: 'Leží na pětce a platí pro vás oba.',
    asks: 'Ukonči tah.',
  },
  lastDie: {
    title: 'Poslední kostka',
    says: 'Pole 5 dává dvě věci podle přání: vylepšení zdarma, nebo kroky na stupnici siesty.',
    asks: 'Vyhodnoť kostku.',
  },
  steps: {
    title: 'Siesta',
    says: 'Kdo je na stupnici nejdál, hraje potom první, a pole tvého žetonu přinese na konci kola VB.',
    asks: 'Posuň svůj žeton dvakrát o jeden krok.',
  },
  endRevenue: {
    title: 'Teď oslíci',
    says: 'Farma je plná zboží. Teď se poveze do vesnice.',
    asks: 'Ukonči tah.',
  },
  donkey: {
    title: 'Vyber oslíka',
    says: 'Všichni vybírají skrytě. Každý oslík dává dodávky a klobouky, tedy kroky siesty: čím víc jednoho, tím míň druhého. Oslík, který pracoval, odpočívá do čtvrtého kola.',
    asks: 'Vyber oslíka se čtyřmi dodávkami.',
  },
  siesta: {
    title: 'Oslík bez klobouku',
    says: 'Teď se žetony posunou o klobouky oslíků. Tvůj žádný nemá, ale dva kroky z kostky za něco stojí.',
    asks: 'Zůstaň na místě.',
  },
  order: {
    title: 'Začínáš',
    says: 'Tvůj žeton je vpředu, takže začínáš, teď i v příštím kole. Máš čtyři dodávky: každá doveze jedno zboží na tvůj trakař nebo do budovy řemeslníka.',
  },
  load: {
    title: 'Nalož trakař',
    says: 'Zboží může přijít ze skladu i rovnou z polnosti. Dotkni se ho a pak trakaře.',
    asks: 'Dodej olivu a jídlo na svůj trakař.',
  },
  stall: {
    title: 'Na trh',
    says: 'Plný trakař: 3 VB, nová obchodní komodita a stánek na poli trhu s hodnotou 3. Sousední stánky soupeřů na nižších hodnotách musí pryč, za 1 VB každý.',
    asks: 'Postav stánek na pole v rámečku.',
  },
  pushed: {
    title: 'Někdo musel pryč',
    says: 'Sousedův stánek na dvojce je pryč a ty máš o 1 VB víc. Každý stánek, který na konci kola stojí, přinese 1 VB, takže na vysokých hodnotách je to nejjistější.',
  },
  spendAgain: {
    title: 'Další bedna',
    says: 'Do řádku u kupce ještě něco chybí. Obchodovat se smí i uprostřed dodávek.',
    asks: 'Využij komoditu na obilí a hrozen.',
  },
  sell: {
    title: 'Ještě trochu stříbra',
    says: 'Víno stojí 3 stříbrné a ty máš 2. Jeden hrozen ti přebývá, a olivy, obilí, hrozny i prasata se dají prodat.',
    asks: 'Prodej jeden hrozen.',
  },
  wine: {
    title: 'Víno',
    says: 'Teď to stačí. Jídlo, víno a uzené maso se prodat nedají: vyráběj je, až když je někdo chce.',
    asks: 'Vylepši druhý hrozen na víno.',
  },
  building: {
    title: 'Budovy řemeslníků',
    says: 'První dodávkou si v budově zabereš jeden řádek. Zboží může přijít v libovolném pořadí a během více kol. Budovy s číslem jsou zatím blokované.',
  },
  deliver: {
    title: 'Ke kupci',
    says: 'Ze čtyř dodávek ti zbývají dvě. Dotkni se zboží a pak řádku.',
    asks: 'Dodej olivu a obilí ke kupci.',
  },
  useRoof: {
    title: 'Teď střecha',
    says: 'Právě teď se hodí bonus tvé střechy. Potom se destička otočí, ale na farmě zůstane.',
    asks: 'Použij střechu a dodej druhé obilí ke kupci.',
  },
  endDelivering: {
    title: 'Na tahu je soused',
    says: 'Všechny dodávky zdarma jsou hotové.',
    asks: 'Ukonči tah.',
  },
  bought: {
    title: 'Ještě jedna dodávka',
    says: 'Když všichni dodali, může si každý dodávky koupit, po 1 stříbrném. Bez rozšíření jednu za kolo, a víc nepotřebuješ.',
    asks: 'Dodej víno ke kupci.',
  },
  craft: {
    title: 'Řádek je plný',
    says: '1 VB za první kolo, 1 VB za prvenství v budově a 1 VB z budovy, která se tím otevřela. Žeton řemesla dal hned 3 stříbrné a od teď jsou 3 stříbrné tvůj příjem v každém kole.',
  },
  endBuying: {
    title: 'Všechno je dodáno',
    says: 'Co se nepoužilo, zůstane na farmě do příštího kola.',
    asks: 'Ukonči tah.',
  },
  scoring: {
    title: 'Bodování',
    says: 'Dva stánky přinesly 2 VB a siesta 1 VB. Potom se žetony vrátily, vyložily se nové střechy a použití pomocníci by byli znovu připraveni. Máš 11 VB: pěkný začátek.',
  },
  rounds: {
    title: 'Ještě pět kol',
    says: 'Všechna probíhají stejně, v každém jedna karta. Plný řádek přinese tolik VB, kolikáté je kolo, takže pozdější platí víc. Úplně na konci se zbytky prodají a za každých 5 stříbrných je 1 VB.',
  },
  end: {
    title: 'Teď hru umíš',
    says: 'Zahraj si celou hru proti mírnému počítačovému hráči. Když nevíš, jak dál, řekni si o radu: klávesou H nebo žárovkou v liště.',
  },
}
