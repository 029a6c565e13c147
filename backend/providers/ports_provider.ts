import { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import { DemoData } from '#modules/accounts/index'
import { AssistantModel, openAssistantModel } from '#modules/ai/index'
import { CardPayments, CompanyEntitlements, openCardPayments } from '#modules/billing/index'
import { CasefileSigning, CasefilesOfContracts } from '#modules/casefiles/index'
import {
  ContractCasefiles,
  ContractsOfWorkers,
  ContractsOnPackages,
} from '#modules/contracts/index'
import { FilesAbout } from '#modules/imports/index'
import { HrSources } from '#modules/integrations/index'
import { PackageUse } from '#modules/packages/index'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { AllyIdentityProvider } from '#modules/shared/identity/ally_identity_provider'
import { IdentityProvider } from '#modules/shared/identity/identity_provider'
import { MailKinds } from '#modules/shared/mail/mail_kinds'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { JobsUnderWay } from '#modules/shared/queue/jobs_under_way'
import { SigningOfCasefiles } from '#modules/signing/index'
import { SmsSender } from '#modules/shared/sms/sms_sender'
import { ImportedFiles, WorkerContracts } from '#modules/team/index'

/** Which module answers behind each port. */
export default class PortsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(EntitlementsPort, () => new CompanyEntitlements())
    this.app.container.singleton(PackageUse, () => new ContractsOnPackages())
    this.app.container.singleton(ContractCasefiles, () => new CasefilesOfContracts())
    this.app.container.singleton(CasefileSigning, () => new SigningOfCasefiles())
    this.app.container.singleton(ImportedFiles, () => new FilesAbout())
    this.app.container.singleton(WorkerContracts, () => new ContractsOfWorkers())
    // Of a request: ally reads it and writes the answer's cookies.
    this.app.container.bind(IdentityProvider, async (resolver) => {
      const { ally } = await resolver.make(HttpContext)
      return new AllyIdentityProvider(ally.use('google'))
    })
    // Lazy: the demonstration reaches into every module.
    this.app.container.singleton(DemoData, async () => {
      const { DemoCompanies } = await import('#modules/demo/index')
      return new DemoCompanies()
    })
    // Lazy: the SDK is large, and most requests pay nothing.
    this.app.container.singleton(CardPayments, async () => {
      const { default: settings } = await import('#config/payments')
      return openCardPayments(settings)
    })
    this.app.container.singleton(AssistantModel, async () => {
      const { default: settings } = await import('#config/assistant')
      return openAssistantModel(settings)
    })
    // Lazy: a company without a connection reaches no system.
    this.app.container.singleton(HrSources, async () => {
      const { default: settings } = await import('#config/hr_systems')
      const { OutsideHrSources } = await import('#modules/integrations/index')
      return new OutsideHrSources(settings.localUrl)
    })
    this.app.container.singleton(MailLookup, async () => {
      const { mailLookupUrl } = await import('#config/mail')
      return new MailLookup(mailLookupUrl)
    })
    // Lazy: the list of modules reaches into every one of them.
    this.app.container.singleton(MailKinds, async () => {
      const { modules } = await import('#backend/modules')
      return MailKinds.of(modules)
    })
    this.app.container.singleton(JobsUnderWay, async () => {
      const { default: store } = await import('#config/queue')
      const { KeptQueue } = await import('#modules/shared/queue/kept_queue')
      const jobs = new JobsUnderWay(new KeptQueue(store))
      this.app.terminating(() => jobs.close())
      return jobs
    })
    // Lazy: the adapter needs the mail service of a booted application.
    this.app.container.singleton(SmsSender, async () => {
      const { twilio } = await import('#config/sms')
      if (twilio) return new (await import('#modules/shared/sms/twilio_sms')).TwilioSms(twilio)
      return new (await import('#modules/shared/sms/mailbox_sms')).MailboxSms()
    })
  }
}
