import type { I18n } from '@adonisjs/i18n'
import { formatDate } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ExplainPdf } from '../actions/keep_pdf.ts'
import type { ExplainSigning } from '../actions/freeze_casefile.ts'
import type { ExplainSignedDay } from '../actions/sign_on_paper.ts'
import type { SigningWarning } from '../domain/signing_warnings.ts'
import type { ExplainKept } from '../queries/kept.ts'

/** Why a PDF is not taken, in the reader's language. */
export function explainPdf(i18n: I18n): ExplainPdf {
  return (fault) => i18n.t(`casefiles.pdf.${fault}`)
}

/** What keeps a casefile from being signed. */
export function explainSigning(i18n: I18n): ExplainSigning {
  return (problem) => {
    const { path, code } = problem
    if (code === 'unknown_variable')
      return i18n.t('casefiles.unknown_variable', {
        document: problem.document,
        variable: `{{${problem.variable}}}`,
      })
    if (code === 'unknown_fact')
      return i18n.t('casefiles.unknown_fact', {
        document: problem.document,
        variable: i18n.t(`casefiles.variables.${problem.variable}`),
      })
    if ('document' in problem) return i18n.t(`casefiles.${code}`, { document: problem.document })
    if ('name' in problem) return i18n.t(`casefiles.address_${code}`, { name: problem.name })
    return i18n.t(`casefiles.${path.replaceAll('.', '_')}_${code}`)
  }
}

/** What is worth knowing before. */
export function explainWarning(i18n: I18n): (warning: SigningWarning) => string {
  return ({ code }) => i18n.t(`casefiles.${code}`)
}

/** Why a day cannot be that of the last signature. */
export function explainSignedDay(i18n: I18n): ExplainSignedDay {
  return (code) => i18n.t(`casefiles.signed_day_${code}`)
}

/** Why something is kept, and until when. */
export function explainKept(i18n: I18n): ExplainKept {
  return ({ until, since }) => {
    if (until === null) return i18n.t('casefiles.kept_no_end')
    const day = formatDate(i18n.locale as Locale, until)
    return i18n.t(since === 'SHOWN' ? 'casefiles.kept_shown' : 'casefiles.kept_until', { day })
  }
}
