import { test } from '@japa/runner'
import { draftGroup } from '#tests/helpers/rewards'
import { accountOf } from '../support/account.ts'
import { expect } from '../support/expect.ts'
import { newOffer } from '../support/offers.ts'
import { newPackage } from '../support/packages.ts'
import { portalWorker, statementFor } from '../support/portal.ts'
import { newSacrifice } from '../support/sacrifices.ts'
import { expectNoSideways } from '../support/sideways.ts'
import { goWithin } from '../support/within.ts'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

test.group('A small screen, page by page', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`of 320 pixels shows every page in ${locale} without sideways scroll`, async ({
      visit,
    }) => {
      const id = await newPackage({ nomFonction: 'Responsable du développement international' })
      const sacrifice = await newSacrifice()
      const offer = await newOffer({ name: 'Marie-Christine', mark: 'Vandenbroucke' })
      const { id: draft } = await draftGroup(await accountOf('hr'))
      const reader = await portalWorker(locale)
      const round = await statementFor(reader)
      // The last page signs out.
      const { page } = await visit(`/${locale}/`, {
        as: 'hr',
        ownSession: true,
        refusals: [
          [404, '/api/out/offers/unknown'],
          [404, '/api/out/signing/unknown'],
        ],
        ...PHONE,
      })
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectNoSideways(page, '/')
      for (const path of [
        '/packages',
        '/packages/new',
        `/packages/${id}`,
        `/packages/${id}/edit`,
        `/packages/compare?c=${id}&c=${id}_2027-09-01_w2_t0`,
        `/print/p/${id}`,
        '/salary-sacrifice/new',
        `/salary-sacrifice/${sacrifice}`,
        `/print/s/${sacrifice}`,
        '/exports',
        '/help/offer',
        '/offers',
        '/offers/new',
        '/reward-statements',
        `/reward-statements/${draft}`,
        `/reward-statements/${round.groupId}`,
        `/reward-statements/${round.groupId}/statements/${round.statementId}`,
        `/reward-statements/${draft}/preview/${reader.id}`,
        `/offers/${offer}`,
        `/offers/${offer}/edit-package`,
        '/contracts',
        '/contracts/new',
        '/law/bareme200.echelle1ClasseA',
        '/team',
        '/team/changes',
        '/team/contacts',
        '/team/export-payroll',
        '/team/export-payroll?profile=acerta-klx1',
        '/team/export-payroll/profiles',
        '/team/export-payroll/profiles/new?from=acerta-klx1',
        '/team/import',
        '/team/analytics',
        '/team/analytics/cash-flow',
        '/team/analytics/ranges',
        '/team/analytics/scatter',
        '/team/analytics/reductions',
        '/team/heatmap',
        '/team/pay-reviews',
        '/assistant',
        '/settings/account',
        '/settings/avantages',
        '/settings/documents/shipped',
        '/documents/to-sign',
        '/settings/documents?tab=signing',
      ]) {
        await goWithin(page, `/${locale}${path}`)
        await expectNoSideways(page, path)
      }
      for (const path of ['/health-check', '/o/unknown', '/s/unknown', '/w/login', '/login']) {
        await page.goto(`/${locale}${path}`)
        await expect(
          page.getByRole('heading').or(page.getByText('health-check')).first()
        ).toBeVisible()
        await expectNoSideways(page, path)
      }
    })
  }
})
