import type { Manifest } from '#modules/shared/http/endpoint'
import { PARTS, partsDown } from '#backend/observability/parts'
import { list, oneOf, whole, type Answer } from '#modules/shared/http/shapes'

const downSchema = whole({
  data: list(whole({ part: oneOf(PARTS) })),
})

/** Which parts of the product are down, for the people of an employer: whose mail waits wants to know why. */
export const parts: Manifest = {
  name: 'parts',
  endpoints: [
    {
      method: 'GET',
      path: '/parts-down',
      handler: [async () => ({ default: PartsController }), 'index'],
      audience: 'employer',
      can: 'account.read',
      summary: 'Which parts of the product are down, as last seen',
      response: downSchema,
    },
  ],
}

class PartsController {
  index(): Answer<typeof downSchema> {
    return { data: partsDown().map((part) => ({ part })) }
  }
}
