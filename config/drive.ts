import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import { WholeFiles } from '#modules/shared/files/whole_files'

/** Files are private; every download goes through a route that checks the company. */
const driveConfig = defineConfig({
  default: env.get('FILES_DISK', 'fs'),
  services: {
    fs: () =>
      new WholeFiles({
        location: env.get('FILES_ROOT', app.makePath('.data/files')),
        visibility: 'private',
      }),
    s3: services.s3({
      credentials: {
        accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
      },
      endpoint: env.get('S3_ENDPOINT'),
      region: env.get('S3_REGION', 'eu-central-1'),
      bucket: env.get('S3_BUCKET', 'barema'),
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
