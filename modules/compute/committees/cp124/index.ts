import type { Committee } from '../committee.ts'
import { fact, type Origin } from '../fact.ts'

const DEPOT: Origin = {
  source:
    'two public payroll repositories quoting salairesminimums.be, CP 124, 01/01/2026; every category is the official one of 1/10/2021 × 1.2208; students as category I (Salary Solution, 10/08/2023)',
  confidence: 'third_party',
  checked: '2026-11-27',
}
const AVRIL: Origin = {
  source:
    'ACCG, support page on wages of 1/04/2026, quoted by a public payroll repository; category I alone',
  confidence: 'third_party',
  checked: '2026-11-26',
}
const INCONNU: Origin = {
  source: 'not found: no page with the scales of July and October 2026 was read',
  confidence: 'not_found',
  checked: '2026-11-28',
}
const CGSLB: Origin = {
  source: 'CGSLB, construction: 40 hours a week and 12 rest days a year',
  confidence: 'provider',
  checked: '2026-11-26',
}
const TIMBRES: Origin = {
  source:
    'SVP, 18/04/2019: loyalty stamps of 9 % of gross pay from 1/07 to 30/06, paid by the fund',
  href: 'https://www.svp.com/article/secteur-de-la-construction-que-sont-les-timbres-fidelites-en-belgique-100010141',
  confidence: 'provider',
  checked: '2026-11-26',
}
const COTISATION: Origin = {
  ...TIMBRES,
  source: 'SVP, 18/04/2019: the employer pays 9.12 % to OPOC for the loyalty stamps',
}
const ACCORD: Origin = {
  source: 'Easypay and LECAP on the sector agreement of 2025-2026',
  href: 'https://www.easypay-group.com/fr_BE/connaissance/flashes-info/detail/Accord-sectoriel-conclu-au-sein-de-la-CP-124-%28Construction%29?id=10871',
  confidence: 'provider',
  checked: '2026-11-27',
}
const ACERTA: Origin = {
  source: 'Acerta on the sector agreement 2025-2026: a day of mobility leave from 28,500 km a year',
  href: 'https://www.acerta.be/fr/inspiration/protocole-daccord-pour-2025-2026-conclu-en-cp-124',
  confidence: 'provider',
  checked: '2026-11-27',
}
const EMBUILD: Origin = {
  source:
    'Embuild Vlaams-Brabant: 0.27 a km by bicycle and a day of mobility leave from 30,000 km, from 1/09/2023',
  href: 'https://vlaamsbrabant.embuild.be/nl/wijzigingen-verplaatsingsvergoedingen-pc-124-per-1-september-2023',
  confidence: 'provider',
  checked: '2026-11-27',
}
const LECAP_2023: Origin = {
  source: 'LECAP on the sector agreement 2023-2024: 115 from May 2024, 100 until then',
  href: 'https://www.lecap.be/de/blog/reisen-1/accord-sectoriel-cp124-6',
  confidence: 'provider',
  checked: '2026-11-27',
}

const CLASSES = [
  'ETUDIANT',
  'I',
  'IA',
  'II',
  'IIA',
  'III',
  'IV',
  'CHEF_EQUIPE_A',
  'CHEF_EQUIPE_B',
  'CONTREMAITRE',
]
const AUCUNE = Object.fromEntries(CLASSES.map((classe) => [classe, null]))

/** Construction, manual workers: loyalty stamps of a fund stand in the place of a year-end premium. */
export const CP124: Committee = {
  code: 'BECP124',
  statuts: ['OUVRIER'],
  categories: ['024', '026', '044', '054', '224', '226', '244', '254'],
  retenuesInconnues: true,
  bareme: {
    of: 'hour',
    echelles: [''],
    classes: CLASSES,
    special: ['ETUDIANT'],
    values: [
      {
        from: '2026-01-01',
        ...DEPOT,
        echelles: {
          '': {
            ETUDIANT: [18_2310],
            I: [18_2310],
            IA: [19_1380],
            II: [19_4360],
            IIA: [20_4060],
            III: [20_6690],
            IV: [21_9400],
            CHEF_EQUIPE_A: [22_7360],
            CHEF_EQUIPE_B: [24_1340],
            CONTREMAITRE: [26_3280],
          },
        },
      },
      { from: '2026-04-01', ...AVRIL, echelles: { '': { ...AUCUNE, I: [18_3900] } } },
      { from: '2026-07-01', ...INCONNU, echelles: { '': AUCUNE } },
    ],
  },
  facts: {
    heuresSemaine: fact('hundredths', ['2021-01-01', 40_00, CGSLB]),
    heuresMoyennes: fact('hundredths', ['2021-01-01', 38_00, CGSLB]),
    primeFinAnneeTaux: fact('ppm', ['2021-01-01', 90_000, TIMBRES]),
    primeFinAnneePayeur: fact('count', ['2021-01-01', 2, TIMBRES]),
    primeFondsTaux: fact('ppm', ['2021-01-01', 91_200, COTISATION]),
    chequeRepas: fact('cents', ['2026-04-01', 1_50, ACCORD]),
    chequeRepasHausse: fact('cents', ['2026-04-01', 1_50, ACCORD]),
    ecoCheques: fact(
      'cents',
      ['2021-01-01', 100_00, LECAP_2023],
      ['2023-04-01', 115_00, LECAP_2023],
      ['2026-04-01', 0, ACCORD]
    ),
    veloKilometre: fact(
      'ten_thousandths',
      ['2023-09-01', 2700, EMBUILD],
      ['2026-10-01', 3200, ACCORD]
    ),
    jourMobilite: fact('count', ['2023-09-01', 30_000, EMBUILD], ['2026-01-01', 28_500, ACERTA]),
  },
}
