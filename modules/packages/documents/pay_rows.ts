import type { DocumentLanguage } from '#modules/shared/documents/format'
import { formatHourlyPay, formatMoney } from '#modules/shared/documents/format'
import type { FactRow } from '#modules/shared/documents/sheet'
import { contentsHad } from './contents.ts'
import type { PrintedPackage } from './package_row.ts'
import { documentTexts } from './texts.ts'

/**
 * The pay of a contract, for its pay table: the gross salary, by the hour too where a manual worker has it so, then
 * everything else that the package gives.
 */
export function payRows(
  language: DocumentLanguage,
  pack: Pick<PrintedPackage, 'package' | 'packageType' | 'compute'>
): FactRow[] {
  const texts = documentTexts(language)
  const { salaireBrut, salaireBrutHoraire } = pack.compute.remuneration.remunerationMensuelle
  const month = texts.say('contents.values.month', { amount: formatMoney(language, salaireBrut) })
  const isPaidByTheHour = pack.package.computeModelConfig.employmentType === 'OUVRIER'
  const hourly = {
    label: texts.say('hourly'),
    value: formatHourlyPay(language, salaireBrutHoraire),
  }
  return [
    { label: texts.line('salaireBrut'), value: month },
    ...(isPaidByTheHour ? [hourly] : []),
    ...contentsHad(pack, texts),
  ]
}
