import { defineConfig, services } from '@adonisjs/ally'
import google from '#config/google'

/** Who may vouch for a person besides Barema itself. */
const allyConfig = defineConfig({
  google: services.google({
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    callbackUrl: google.callbackUrl,
    authorizeUrl: google.authorizeUrl,
    accessTokenUrl: google.accessTokenUrl,
    scopes: ['openid', 'email', 'profile'],
    // On a shared desk the account that Google remembers may be a colleague's.
    prompt: 'select_account',
  }),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  export interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
