import type { BesideCase, ProofRow } from '#modules/compute/pure'
import type { useFormat } from '@/lib/use-format'
import type { useT } from '@/lib/use-t'

const NONE = 'none'
const CENTS = 100

/** What was asked of a row, in words: the class of a scale, the gross pay of a payslip, the situation of another sheet. */
export function askedText(
  { sheet, request }: ProofRow,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>
): string {
  const beside = { sheet, request } as BesideCase
  switch (beside.sheet) {
    case 'yearTax': {
      const { imposableMois = 0, revenuConjoint, couple, enfants = 0 } = beside.request.assessment
      return t('proof.asked_yearTax', {
        couple: couple === 1 ? 'yes' : 'no',
        amount: format.euros(imposableMois / CENTS),
        partner: revenuConjoint === undefined ? NONE : format.euros(revenuConjoint / CENTS),
        children: enfants,
      })
    }
    case 'notice': {
      const { date, preavis } = beside.request
      return t('proof.asked_notice', {
        since: format.day(preavis.debutContrat ?? ''),
        mode: preavis.mode,
        day: format.day(date ?? ''),
      })
    }
    case 'car': {
      const { package: fields, voiture } = beside.request
      return t('proof.asked_car', {
        energy: fields.energieVS,
        co2: fields.co2VS ?? 0,
        order: format.day(fields.dateCommandeVS ?? ''),
        km: voiture?.kmAnnuels === undefined ? NONE : format.amount(voiture.kmAnnuels, 0),
        home: voiture?.kmDomicileTravail ?? 0,
      })
    }
    case 'hiring': {
      const { embauche, package: fields } = beside.request
      return t('proof.asked_hiring', {
        region: embauche.regionTravail ?? embauche.regionDomicile,
        age: embauche.age ?? NONE,
        months: embauche.moisSansEmploi ?? 0,
        amount: format.euros(fields.salaireBrut ?? 0),
      })
    }
    default:
      return ofPackage({ sheet, request } as PackageRow, t, format)
  }
}

type PackageRow = Pick<ProofRow, 'sheet'> & {
  request: Extract<BesideCase, { sheet: 'notice' }>['request']
}

function ofPackage(
  { sheet, request }: PackageRow,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>
): string {
  const { classe, anciennete = 0, echelle = '' } = request.package.computeModelConfig
  return sheet === 'scale'
    ? t('proof.class', { classe, years: anciennete, echelle })
    : t('proof.gross', { amount: format.euros(request.package.salaireBrut ?? 0) })
}
