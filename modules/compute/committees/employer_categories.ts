import { fact, type Fact, type Origin } from './fact.ts'

/** Rates that the ONSS collects for funds of the sector, by kind of work. */
export interface Rates {
  /** Fund of the sector (DmfA 820, 830, 832), and what it is from a headcount on. */
  readonly fonds?: Fact
  readonly fondsGrande?: { readonly des: number; readonly taux: Fact }
  /** Sector pension (DmfA 825, 835). */
  readonly pension?: Fact
  /** A flat amount beside them is known to exist (DmfA 826); over what time it is due was not read. */
  readonly forfait?: Fact
}

/** An ONSS employer category whose rates were read. The rates are due on pay that bears contributions. */
export interface EmployerCategory {
  readonly ouvriers?: Rates
  /** White-collar workers under a committee of their own, of the sector or 200. */
  readonly employes?: Rates
}

const FILE: Origin = {
  source:
    'ONSS, DmfA rate file of the third quarter of 2026 (dmfa_rate_2026_3, 15/09/2026), quoted by a public payroll repository',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const READ_LATER: Origin = { ...FILE, checked: '2026-11-27' }
const rate = (value: number, origin = FILE) => fact('ppm', ['2026-07-01', value, origin])
const euros = (value: number, origin = FILE) => fact('cents', ['2026-07-01', value, origin])

/**
 * The categories by their three digits. For quarters before the file nothing is known here; ordinary rates, without those
 * that a company may have by an exemption of its own.
 */
export const EMPLOYER_CATEGORIES: Readonly<Record<string, EmployerCategory>> = {
  '017': {
    ouvriers: {
      fonds: rate(14_000),
      fondsGrande: { des: 50, taux: rate(14_500) },
      pension: rate(11_000),
    },
    employes: {
      fonds: rate(14_000),
      fondsGrande: { des: 50, taux: rate(14_500) },
      pension: rate(11_000),
    },
  },
  '024': {
    ouvriers: {
      fonds: rate(147_700),
      fondsGrande: { des: 20, taux: rate(132_700) },
      forfait: euros(644_00),
    },
    employes: { pension: rate(23_100) },
  },
  '025': {
    ouvriers: { fonds: rate(1000, READ_LATER) },
    employes: { fonds: rate(1000, READ_LATER) },
  },
  '026': {
    ouvriers: {
      fonds: rate(147_700, READ_LATER),
      fondsGrande: { des: 20, taux: rate(132_700, READ_LATER) },
      forfait: euros(553_00, READ_LATER),
    },
    employes: { pension: rate(23_100, READ_LATER) },
  },
  '035': {
    ouvriers: { fonds: rate(1200, READ_LATER) },
    employes: { fonds: rate(1200, READ_LATER) },
  },
  '048': {
    ouvriers: { fonds: rate(14_700), pension: rate(17_100) },
    employes: { fonds: rate(4000), pension: rate(13_600) },
  },
  '058': {
    ouvriers: { fonds: rate(9700, READ_LATER), pension: rate(17_100, READ_LATER) },
    employes: { fonds: rate(1000, READ_LATER) },
  },
  '066': { ouvriers: { fonds: rate(159_500), pension: rate(17_200) }, employes: {} },
  '067': {
    ouvriers: { fonds: rate(150_500), pension: rate(22_800) },
    employes: { fonds: rate(1000), fondsGrande: { des: 20, taux: rate(5000) } },
  },
  '082': { ouvriers: { fonds: rate(26_000) }, employes: {} },
  '083': {
    ouvriers: { fonds: rate(77_000), pension: rate(9200), forfait: euros(25_00) },
    employes: { fonds: rate(5000), pension: rate(10_000) },
  },
  '087': {
    ouvriers: { fonds: rate(12_000, READ_LATER), pension: rate(9300, READ_LATER) },
    employes: { fonds: rate(4000, READ_LATER), pension: rate(9300, READ_LATER) },
  },
  '100': {
    ouvriers: { fonds: rate(1000, READ_LATER) },
    employes: {
      fonds: rate(1000, READ_LATER),
      fondsGrande: { des: 20, taux: rate(5000, READ_LATER) },
    },
  },
  '200': {
    ouvriers: { fonds: rate(1000, READ_LATER) },
    employes: { fonds: rate(5000, READ_LATER), pension: rate(10_000, READ_LATER) },
  },
}
