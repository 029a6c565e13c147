import router from '@adonisjs/core/services/router'
import { modules } from '#backend/modules'
import { knownOf } from '#backend/http/middleware/known_fields_middleware'
import { middleware } from '#backend/start/kernel'
import { Problem } from '#modules/shared/http/problem'

/** The API, as the modules declare it. */
router
  .group(() => {
    for (const module of modules) {
      for (const endpoint of module.endpoints ?? []) {
        const route = router
          .route(endpoint.path, [endpoint.method], endpoint.handler as never)
          .as(`${endpoint.method} ${endpoint.path}`)
        if (endpoint.audience !== 'front') route.use(middleware.refusals({ limit: endpoint.limit }))
        if (endpoint.limit) route.use(middleware.signInLimit({ limit: endpoint.limit }))
        if (endpoint.bytes && ['employer', 'worker'].includes(endpoint.audience))
          route.use(middleware.letIn(endpoint))
        if (endpoint.bytes) route.use(middleware.bytes(endpoint.bytes))
        if (endpoint.heavy) route.use(middleware.heavy())
        if (endpoint.waits) route.use(middleware.waits(endpoint))
        else {
          if (endpoint.audience !== 'front') route.use(middleware.tenant())
          if (endpoint.audience === 'employer') route.use(middleware.employer(endpoint))
          if (endpoint.audience === 'worker') route.use(middleware.worker())
        }
        if (endpoint.audience !== 'front') route.use(middleware.knownFields(knownOf(endpoint)))
      }
    }
    router
      .get('/openapi.json', [() => import('#backend/http/api_document_controller'), 'show'])
      .as('openapi')
    router
      .any('*', () => {
        throw new Problem('E_NOT_FOUND')
      })
      .as('api.unknown')
  })
  .prefix('/api')

/** Whom a reader of sealed files has to believe. */
router
  .get('/seal/root.pem', [() => import('#backend/http/seal_root_controller'), 'show'])
  .as('seal.root')

/** Everything else is a screen: the single-page application answers, in the company's colours. */
router.get('*', [() => import('#backend/http/screens_controller'), 'show']).as('screens')
