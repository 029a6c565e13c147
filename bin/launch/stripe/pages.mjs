import { cardOf } from './cards.mjs'
import { document, html } from './html.mjs'
import { Refusal } from './refusal.mjs'
import { wordsOf } from './words.mjs'

const FORMULAS = ['price_essential', 'price_full']
const MONTH_S = 31 * 86_400

/**
 * The hosted pages: checkout, portal and invoice. Each answers where to go next, or a page.
 *
 * @param {{store: import('./store.mjs').Store, billing: import('./billing.mjs').Billing, emit: (type: string, object: object) => void}} parts
 * @returns {(path: string, form: URLSearchParams | null) => {location: string} | {page: string}}
 */
export function pages({ store, billing, emit }) {
  return (path, form) => {
    const [, checkout, portal, invoice] =
      /^\/(?:c\/pay\/(cs_\w+)|p\/session\/(bps_\w+)|i\/\w+-(in_\w+))$/.exec(path) ?? []
    if (checkout) return checkoutPage(store.get('cs', checkout), form)
    if (portal) return portalPage(store.get('bps', portal), form, path)
    if (invoice) return invoicePage(hosted(store.get('in', invoice), path), form, path)
    throw new Refusal(404, { message: path })
  }

  function checkoutPage(session, form) {
    const words = wordsOf(session.locale)
    if (session.status !== 'open') return { page: document(words, words.gone, html``) }
    const prices = session.line_items.map(({ price }) => store.get('price', price))
    const declined = form && !isCharged(session.customer, form)
    if (!form || declined)
      return {
        page: document(
          words,
          words.subscribe,
          payForm(words, prices, declined, session.cancel_url)
        ),
      }
    const subscription = billing.subscribe(
      session.customer,
      prices.map(({ id }) => id),
      { metadata: session.subscription_data?.metadata ?? {} }
    )
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      url: null,
    })
    emit('checkout.session.completed', session)
    return { location: session.success_url }
  }

  function portalPage({ customer, locale, return_url: back }, form, path) {
    const words = wordsOf(locale)
    billing.advance(customer)
    const subscriptions = store.all('sub', (subscription) => subscription.customer === customer)
    const current = subscriptions.find(({ ended_at: ended }) => ended === null)
    let declined = false
    if (form?.has('card')) declined = !isAttached(customer, form)
    if (form?.has('cancel') && current) billing.endWithPeriod(current, form.get('cancel') === 'yes')
    if (form?.has('formula') && current)
      billing.change(current, [form.get('formula'), ...form.getAll('addOn')])
    if (form?.has('month')) later(customer)
    if (form && !declined) return { location: path }
    const invoices = store.all('in', (invoice) => invoice.customer === customer)
    return {
      page: document(
        words,
        words.manage,
        html` ${current ? subscriptionPart(words, current) : html`<p>${words.none}</p>`}
          <h2>${words.changeCard}</h2>
          <form method="post">
            ${cardField(words, declined)}<button>${words.changeCard}</button>
          </form>
          <h2>${words.invoices}</h2>
          <ul>
            ${invoices.map((invoice) => invoiceLine(words, invoice))}
          </ul>
          <form method="post">
            <p class="note">${words.monthText}</p>
            <button name="month" value="1">${words.month}</button>
          </form>
          <p><a href="${back}">${words.back}</a></p>`
      ),
    }
  }

  function invoicePage(invoice, form, path) {
    const words = wordsOf(store.get('cus', invoice.customer).preferred_locales?.[0])
    const isPaid = invoice.status === 'paid'
    const declined =
      !isPaid && form && !(isAttached(invoice.customer, form) && billing.pay(invoice))
    if (form && !declined) return { location: path }
    return {
      page: document(
        words,
        `${words.invoice} ${invoice.number}`,
        html` <ul>
            <li>
              <strong>${words.total}</strong> <strong>${euros(words, invoice.amount_due)}</strong>
            </li>
          </ul>
          ${isPaid ? html`<p role="status">${words.invoice} ${words.paid}</p>` : html`<form method="post">${cardField(words, declined)}<button class="main">${words.pay}</button></form>`}`
      ),
    }
  }

  function payForm(words, prices, declined, back) {
    const sum = prices.reduce((total, price) => total + price.unit_amount, 0)
    return html` <ul>
        ${prices.map((price) => html`<li>${price.nickname} <span>${euros(words, price.unit_amount)}</span></li>`)}
        <li>
          <strong>${words.total}</strong> <strong>${euros(words, sum)} ${words.perMonth}</strong>
        </li>
      </ul>
      <form method="post">
        ${cardField(words, declined)}<button class="main">${words.pay}</button>
      </form>
      <p><a href="${back}">${words.back}</a></p>`
  }

  function subscriptionPart(words, subscription) {
    const bought = subscription.items.data.map(({ price }) => price.id)
    const isEnding = subscription.cancel_at_period_end
    const [{ current_period_end: end }] = subscription.items.data
    const choice = (price) => {
      const kind = FORMULAS.includes(price.id) ? 'radio' : 'checkbox'
      const checked = bought.includes(price.id) && html`checked`
      return html`<label
        ><input
          type="${kind}"
          name="${kind === 'radio' ? 'formula' : 'addOn'}"
          value="${price.id}"
          ${checked}
        />
        ${price.nickname}, ${euros(words, price.unit_amount)}</label
      >`
    }
    return html` ${subscription.status === 'past_due' && html`<p class="bad">${words.unpaid}</p>`}
      <p>${isEnding ? words.ends : words.renews} ${day(words, end)}</p>
      <form method="post">
        <button name="cancel" value="${isEnding ? 'no' : 'yes'}">
          ${isEnding ? words.resume : words.cancel}
        </button>
      </form>
      <h2>${words.changePlan}</h2>
      <form method="post">
        ${store
          .all('price', ({ id }) => /^price_[a-z]+(_[a-z]+)?$/.test(id))
          .reverse()
          .map(choice)}
        <button>${words.changePlan}</button>
      </form>`
  }

  function isAttached(customer, form) {
    try {
      billing.attach(customer, cardOf(form.get('card') ?? ''))
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** A checkout's first payment is charged at once: a card that only attaches is declined there. */
  function isCharged(customer, form) {
    return Boolean(cardOf(form.get('card') ?? '')?.pays) && isAttached(customer, form)
  }

  function later(customerId) {
    const customer = store.get('cus', customerId)
    const clock = customer.test_clock
      ? store.get('clock', customer.test_clock)
      : store.add('clock', { frozen_time: billing.now(customerId), status: 'ready' })
    clock.frozen_time += MONTH_S
    customer.test_clock = clock.id
    billing.advance(customerId)
  }

  /** Its address is the proof. */
  function hosted(invoice, path) {
    if (!invoice.hosted_invoice_url.endsWith(path)) throw new Refusal(404, { message: path })
    return invoice
  }
}

function cardField(words, declined) {
  return html` <label for="card">${words.card}</label>
    <input
      id="card"
      name="card"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      required
      ${declined && html`aria-describedby="declined" autofocus`}
    />
    ${declined && html`<p id="declined" role="alert" class="bad">${words.declined}</p>`}
    <p class="note">${words.cards}</p>`
}

function invoiceLine(words, { hosted_invoice_url: url, number, amount_due: amount, status }) {
  return html`<li>
    <a href="${url}">${number}</a>
    <span>${euros(words, amount)}, ${status === 'paid' ? words.paid : words.open}</span>
  </li>`
}

const euros = ({ locale }, cents) =>
  new Intl.NumberFormat(`${locale}-BE`, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const day = ({ locale }, seconds) =>
  new Intl.DateTimeFormat(`${locale}-BE`, {
    dateStyle: 'long',
    timeZone: 'Europe/Brussels',
  }).format(seconds * 1000)
