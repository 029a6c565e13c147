import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#backend/http/exception_handler'))

/** Before routing: what every request passes, also those that match no route. */
server.use([
  () => import('#backend/http/middleware/container_bindings_middleware'),
  () => import('#backend/http/middleware/request_log_middleware'),
  () => import('#backend/http/middleware/browser_rules_middleware'),
  () => import('#backend/http/middleware/packing_middleware'),
  () => import('#backend/http/middleware/readable_address_middleware'),
  () => import('#backend/http/middleware/one_host_middleware'),
  () => import('#backend/http/middleware/host_cookies_middleware'),
  () => import('#backend/http/middleware/draining_middleware'),
  () => import('#backend/http/middleware/health_middleware'),
  () => import('#backend/http/middleware/body_pace_middleware'),
  () => import('#backend/http/middleware/assets_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
])

/** After routing: what a page or a call needs. */
router.use([
  () => import('#backend/http/middleware/pdfs_middleware'),
  () => import('#backend/http/middleware/body_middleware'),
  () => import('#backend/http/middleware/session_middleware'),
  () => import('#backend/http/middleware/locale_middleware'),
  () => import('#backend/http/middleware/shield_middleware'),
  () => import('#backend/http/middleware/sound_texts_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

/** Named ones, put on each endpoint by backend/start/routes.ts. */
export const middleware = router.named({
  letIn: () => import('#backend/http/middleware/let_in_middleware'),
  bytes: () => import('#backend/http/middleware/bytes_middleware'),
  heavy: () => import('#backend/http/middleware/heavy_middleware'),
  refusals: () => import('#backend/http/middleware/refusals_middleware'),
  waits: () => import('#backend/http/middleware/waits_middleware'),
  tenant: () => import('#backend/http/middleware/tenant_middleware'),
  employer: () => import('#backend/http/middleware/employer_middleware'),
  worker: () => import('#backend/http/middleware/worker_middleware'),
  knownFields: () => import('#backend/http/middleware/known_fields_middleware'),
  signInLimit: () => import('#backend/http/middleware/sign_in_limit_middleware'),
})
