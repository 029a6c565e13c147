import { BaseCommand } from '@adonisjs/core/ace'

/** `node build/ace.js workflows:bundle`: what an image carries in place of Temporal's bundler (docker/carry.sh). */
export default class BundleWorkflows extends BaseCommand {
  static override commandName = 'workflows:bundle'
  static override description = 'Write the code of all workflows into the build, as one script'

  override async run() {
    const { DefaultLogger } = await import('@temporalio/worker')
    const { prepareBundle } = await import('#workflows/bundle')
    this.logger.success(await prepareBundle(new DefaultLogger('WARN')))
  }
}
