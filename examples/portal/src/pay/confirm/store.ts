import {
  createOrder,
  getOffer,
  type Offer,
  type OfferRefusal,
  type Order,
  type OrderErrorCode,
  offerRefusals,
  orderErrors,
  type orderTermsVersion,
  type ProductRef,
} from '@chuhai/contract/order'
import { createSocialCodeQuestion } from '@chuhai/contract/organisation'
import {
  type Core,
  createScope,
  type Delay,
  isAbortError,
  isCallError,
  isNotFound,
  openUserDraft,
  type Submission,
  submissionOf,
} from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import {
  type InvoiceForm,
  type InvoiceProblems,
  invoiceOf,
  invoiceProblems,
  isInvoiceForm,
  noInvoice,
  problemsToSend,
} from '../../orders/invoice-form'

export interface ConfirmForm {
  invoice: InvoiceForm
  problems: InvoiceProblems
  hasAgreed: boolean
  isTermsMissing: boolean
  isSending: boolean
  /** Why the order that is being sent has no answer yet. */
  delay?: Delay | undefined
}

export type ConfirmView =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; message: string }
  | {
      phase: 'ready'
      offer: Offer
      refusal: OfferRefusal | null
      /** The price that the visitor had seen before this one. */
      priceBefore: number | null
      form: ConfirmForm
    }
  | { phase: 'ordered'; order: Order }

/** What the browser keeps of a purchase until it is submitted. */
interface LocalDraft {
  invoice: InvoiceForm
  submission?: Submission | undefined
}

const isLocalDraft = (stored: unknown): stored is LocalDraft =>
  isInvoiceForm((stored as LocalDraft | null)?.invoice)

const isRefusal = (code: string): code is OfferRefusal => (offerRefusals as readonly string[]).includes(code)

const isOrderError = (code: string): code is OrderErrorCode => code in orderErrors

/** A product that is about to be ordered. */
export const createConfirmStore = (core: Core, product: ProductRef) => {
  const scope = createScope()
  const { signal } = scope
  const draft = openUserDraft(core, `order.${product.kind}.${product.id}`, isLocalDraft)
  const $view = atom<ConfirmView>({ phase: 'loading' })
  const needsCheck = createSocialCodeQuestion()
  let submission = draft.read()?.submission

  const ready = () => {
    const view = $view.get()
    return view.phase === 'ready' ? view : null
  }
  const setForm = (change: Partial<ConfirmForm>) => {
    const view = ready()
    if (view) $view.set({ ...view, form: { ...view.form, ...change } })
  }

  const readOffer = () => core.query(getOffer, { query: product }).refresh()

  const load = async (): Promise<void> => {
    if (!ready()) $view.set({ phase: 'loading' })
    try {
      const offer = await readOffer()
      if (signal.aborted) return
      const form = ready()?.form ?? {
        invoice: draft.read()?.invoice ?? noInvoice,
        problems: {},
        hasAgreed: false,
        isTermsMissing: false,
        isSending: false,
      }
      $view.set({ phase: 'ready', offer, refusal: offer.refusal, priceBefore: null, form })
    } catch (error) {
      if (signal.aborted || isAbortError(error) || ready()) return
      $view.set(
        isNotFound(error)
          ? { phase: 'missing' }
          : { phase: 'failed', message: isCallError(error) ? error.message : '' },
      )
    }
  }

  /** Reads the offer again after a refusal, which is shown also where the reading fails. */
  const handleRefusal = async (code: OrderErrorCode): Promise<void> => {
    const view = ready()
    if (!view) return
    const shown = view.offer.product.price
    const offer = await readOffer().catch(() => view.offer)
    if (signal.aborted) return
    const isChanged = offer.product.price !== shown
    $view.set({
      ...view,
      offer,
      refusal: offer.refusal ?? (isRefusal(code) ? code : null),
      priceBefore: isChanged ? shown : null,
      // Agreed was to another price.
      form: { ...view.form, isSending: false, hasAgreed: view.form.hasAgreed && !isChanged },
    })
  }

  const submit = async (): Promise<void> => {
    const view = ready()
    if (!view || view.form.isSending || view.refusal) return
    const { form, offer } = view
    // The question about a tax number is not used up by a press that lacks the agreement.
    const problems = form.hasAgreed ? problemsToSend(form.invoice, needsCheck) : invoiceProblems(form.invoice)
    if (Object.keys(problems).length > 0 || !form.hasAgreed)
      return setForm({ problems, isTermsMissing: !form.hasAgreed })
    const body = {
      product,
      price: offer.product.price,
      // Those that were shown; the server knows whether they still hold.
      termsVersion: offer.termsVersion as typeof orderTermsVersion,
      invoice: offer.product.price === 0 ? null : invoiceOf(form.invoice),
    }
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ invoice: form.invoice, submission })
    setForm({ isSending: true, problems: {}, isTermsMissing: false })
    try {
      const order = await core.call(
        createOrder,
        { body },
        { idempotencyKey: submission.key, signal, onDelay: (delay) => setForm({ delay }) },
      )
      draft.clear()
      $view.set({ phase: 'ordered', order })
    } catch (error) {
      if (signal.aborted || isAbortError(error)) return
      setForm({ delay: undefined })
      const isRefused = isCallError(error) && error.httpStatus >= 400 && error.httpStatus < 500
      if (isRefused && error.httpStatus !== 401 && error.httpStatus !== 429) {
        // What the server has refused is another attempt the next time.
        submission = undefined
        draft.write({ invoice: form.invoice })
      }
      if (isCallError(error) && error.httpStatus === 409 && isOrderError(error.code))
        return handleRefusal(error.code)
      setForm({ isSending: false })
      core.report(error)
    }
  }

  return {
    $view: $view as ReadableAtom<ConfirmView>,
    load,
    submit,
    change(invoice: InvoiceForm): void {
      setForm({ invoice })
      draft.write({ invoice, submission })
    },
    agree: (hasAgreed: boolean) => setForm({ hasAgreed, isTermsMissing: false }),
    end: scope.end,
  }
}

export type ConfirmStore = ReturnType<typeof createConfirmStore>
