import type { Names } from '../language.ts'

// The rulebook prints one of these names, the Travelling Salesman; the others are ours. None is the name of a building.

export const cards: Names['cards'] = {
  chef: { name: 'Šéfkuchař', says: 'Každé placené vylepšení tě stojí o 1 stříbrný méně.' },
  negotiator: { name: 'Vyjednavač', says: 'Pokaždé, když je z trhu odstraněn tvůj stánek, získej 1 VB.' },
  porter: {
    name: 'Nosič',
    says: 'Když vyhodnocuješ kostku na poli výnosu 2 nebo 6, využij dvě různé možnosti toho pole místo jedné.',
  },
  farmWorker: {
    name: 'Dělník na statku',
    says: 'Zaplať 1 VB: zahraj kartu z ruky; rozšíření farmy se i tak platí zbožím.',
  },
  villageElder: {
    name: 'Stařešina',
    says: 'Před hodem kostkami zvol pole výnosu. Poslední kostku, která na něm leží, si jako první nebo druhou smíš vzít jen ty.',
  },
  merchant: {
    name: 'Obchodník',
    says: 'Po vyhodnocení své první nebo druhé kostky zaplať 1 VB: vyhodnoť i pole výnosu s číslem aktuálního kola.',
  },
  trader: {
    name: 'Překupník',
    says: 'Využij obchodní komoditu: místo obvyklých možností si vezmi 1 olivu, 1 obilí a 1 hrozen, nebo 7 stříbrných.',
  },
  baker: { name: 'Pekař', says: 'Vylepši zdarma 1 obilí a vezmi si 1 stříbrný.' },
  winegrower: { name: 'Vinař', says: 'Když vylepšíš hrozen, získej 1 VB.' },
  oilMiller: { name: 'Olejník', says: 'Zaplať 1 stříbrný: vylepši až 2 olivy.' },
  turner: { name: 'Soustružník', says: 'Střechy kupuješ o 1 stříbrný levněji.' },
  sausageMaker: { name: 'Uzenář', says: 'Vylepši zdarma 1 prase a vezmi si 1 stříbrný.' },
  gardener: {
    name: 'Zahradník',
    says: 'V kroku růstu si vezmi do skladu 1 zboží ze sklizně, jaké roste na některé z tvých polností.',
  },
  shepherd: { name: 'Pastýř', says: 'Postup o 1 krok siesty a vezmi si 1 stříbrný.' },
  migrantLabour: {
    name: 'Sezonní dělník',
    says: 'Svou první nebo druhou kostku změň před vyhodnocením o 1 nahoru nebo dolů (1 až 6), nebo postup o 1 krok siesty.',
  },
  muleteer: {
    name: 'Mezkař',
    says: 'Ukazuje-li tvůj oslík 1 nebo 2 dodávky, máš o 1 dodávku zdarma víc.',
  },
  coachman: { name: 'Kočí', says: 'Ve svém tahu ve Fázi přepravy zaplať 1 stříbrný: proveď 1 dodávku.' },
  marketCrier: { name: 'Vyvolávač', says: 'Když dokončíš trakař, vezmi si 2 stříbrné.' },
  stallholder: { name: 'Stánkař', says: 'Máš-li na trhu aspoň 3 stánky, získej 1 VB navíc.' },
  packer: { name: 'Balič', says: 'Zakoupené dodávky tě nic nestojí.' },
  tollKeeper: {
    name: 'Mýtný',
    says: 'Po hodu kostkami si vezmi 2 stříbrné za každou kostku na poli výnosu 4, nejvýš však 4.',
  },
  joiner: {
    name: 'Truhlář',
    says: 'Střechu smíš kromě stříbrných platit i zbožím ze sklizně ze svých skladů, každé za 3 stříbrné; přeplatek se nevrací.',
  },
  farmServant: { name: 'Čeledín', says: 'Jedno vylepšení zdarma.' },
  pigDealer: { name: 'Obchodník s prasaty', says: 'Prasata prodáváš o 2 stříbrné dráž.' },
  builder: { name: 'Stavitel', says: 'Tvá rozšíření stojí o 2 zboží z farmy méně, ale vždy aspoň 1.' },
  tenant: {
    name: 'Pachtýř',
    says: 'Zaplať 1 zboží ze sklizně ze skladu, nebo 2 stříbrné: až na 2 tvých prázdných polnostech vyroste úroda.',
  },
  cornFactor: {
    name: 'Obchodník s obilím',
    says: 'Zboží ze sklizně prodáváš o 1 stříbrný dráž. Příjem: 1 stříbrný.',
  },
  haggler: { name: 'Smlouvač', says: 'Zdroje nakupuješ o 1 stříbrný levněji.' },
  stableBoy: { name: 'Pacholek', says: 'Aby se ti narodilo mladé, stačí jediné prase.' },
  swineherd: { name: 'Pasáček vepřů', says: 'Místo pro 2 další prasata.' },
  sowKeeper: {
    name: 'Chovatel prasnic',
    says: 'Když mají tvá prasata mladé, vezmi si až 2 prasata, kolik jich kóje pojmou.',
  },
  taverner: { name: 'Krčmář', says: 'Prodej 1 vylepšené zboží ze skladu za 5 stříbrných.' },
  smuggler: { name: 'Pašerák', says: 'Když je z trhu odstraněn tvůj stánek, vezmi si 1 obchodní komoditu.' },
  innkeeper: {
    name: 'Hostinský',
    says: 'Zaplať 1 stříbrný a odevzdej 1 vylepšené zboží ze skladu: získej 2 VB.',
  },
  agriculturalWorker: { name: 'Zemědělský dělník', says: 'Úrodu smíš prodávat i přímo z polností.' },
  landowner: { name: 'Statkář', says: 'Když zahraješ rozšíření, získej 1 VB.' },
  marketWoman: {
    name: 'Trhovkyně',
    says: 'Limit ruky +1. Než si ve Fázi farmaření dobereš, smíš odhodit libovolné karty.',
  },
  schoolmaster: { name: 'Kantor', says: 'Limit ruky +1. Příjem: 1 stříbrný.' },
  fortuneTeller: {
    name: 'Kartářka',
    says: 'Zaplať 1 stříbrný: podívej se na 2 horní karty balíčku, jednu si vezmi a druhou dej pod balíček.',
  },
  dayLabourer: {
    name: 'Nádeník',
    says: 'Po vyhodnocení své první nebo druhé kostky zaplať 3 stříbrné: vyhodnoť její pole ještě jednou.',
  },
  gleaner: {
    name: 'Paběrkář',
    says: 'Leží-li po hodu některá kostka na poli výnosu 3, vezmi si 1 zboží ze sklizně.',
  },
  nightWatchman: { name: 'Ponocný', says: 'Tvé stánky na polích trhu s hodnotou 2 nelze odstranit.' },
  guildMaster: {
    name: 'Cechmistr',
    says: 'Za každý soupeřův stánek, který odstraníš z trhu, máš 2 VB místo 1.',
  },
  storageBuilder: {
    name: 'Stavitel skladů',
    says: 'Místo pro střechu navíc na této kartě, za zakrytí 3 VB; koupená střecha smí přijít sem místo na volné místo nejvíc vlevo.',
  },
  thatcher: { name: 'Doškář', says: 'Zaplať 3 stříbrné: otoč jednu svou použitou střechu lícem vzhůru.' },
  roofer: { name: 'Pokrývač', says: 'Když koupíš střechu, získej 1 VB.' },
  cartMaker: { name: 'Výrobce trakařů', says: 'Smíš mít i čtvrtý trakař.' },
  foreman: { name: 'Šafář', says: 'Kromě šafáře smíš mít až 4 pomocníky.' },
  wheelwright: { name: 'Koloděj', says: 'Když zahraješ trakař, smíš na něj hned provést 1 dodávku.' },
  barterer: {
    name: 'Handlíř',
    says: 'Směň až 2 zboží ze sklizně ve svých skladech za stejný počet zboží ze sklizně podle své volby.',
  },
  fisherman: { name: 'Rybář', says: 'Příjem: 2 stříbrné.' },
  beekeeper: { name: 'Včelař', says: 'Příjem: 1 stříbrný za každý druh polnosti, který máš.' },
  olivePicker: { name: 'Sběrač oliv', says: 'Příjem: 1 oliva a 1 stříbrný.' },
  reaper: { name: 'Žnec', says: 'Příjem: 1 obilí a 1 stříbrný.' },
  grapePicker: { name: 'Sběrač hroznů', says: 'Příjem: 1 hrozen.' },
  mayor: { name: 'Starosta', says: 'Když dokončíš budovu jako první, získej 2 VB navíc.' },
  gatekeeper: { name: 'Strážce brány', says: 'Pokaždé, když se otevře blokovaná budova, vezmi si 4 stříbrné.' },
  apprentice: {
    name: 'Učeň',
    says: 'Využij obchodní komoditu: zopakuj okamžitou schopnost jednoho ze svých žetonů řemesel.',
  },
  courier: {
    name: 'Posel',
    says: 'Po odhalení oslíků zaplať 1 stříbrný: vyměň svého oslíka za jiného, dosud nepoužitého.',
  },
  dreamer: { name: 'Snílek', says: 'Při siestě postoupíš o 1 krok víc.' },
  earlyRiser: {
    name: 'Ranní ptáče',
    says: 'Na společném poli siesty se tvůj žeton do pořadí hráčů počítá jako nejvýše položený.',
  },
  priest: { name: 'Farář', says: 'Jsi-li v pořadí hráčů na prvním místě, získej 1 VB navíc.' },
  gourmet: { name: 'Labužník', says: 'Máš-li ve skladech jídlo, víno i uzené maso, získej 2 VB.' },
  moneyLender: { name: 'Lichvář', says: 'Zaplať 2 stříbrné: získej 1 VB.' },
  steward: {
    name: 'Správce',
    says: 'Na konci hry získej 1 VB za každé vylepšené zboží ve svých skladech, nejvýš však 4.',
  },
  travellingSalesman: {
    name: 'Obchodní cestující',
    says: 'Když využiješ obchodní komoditu, získej 2 VB navíc; možnost, po které sáhneš, je pro tebe do konce hry uzavřená.',
  },
}
