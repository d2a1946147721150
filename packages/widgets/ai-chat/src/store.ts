import {
  type AnswerReport,
  clearMessages,
  getQuota,
  listScenes,
  reportAnswer,
  type Scene,
} from '@chuhai/contract/assistant'
import { sceneCount } from '@chuhai/contract/constants'
import { type Core, createScope, requireSignOn, type Scope } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createAnswerStream } from './answer-stream'
import { type Answer, type ChatState, createConversation, createExchange, isRunning } from './conversation'
import { createHistory } from './history'
import { logError } from './log-error'
import { refreshWhenRenewed } from './quota'
import { limitText } from './text-limit'
import { createTyping } from './typing'

/** What `createAiChatStore` takes beside the core. */
export interface AiChatOptions {
  /** Name of the draft: two chats on a page must not share one. */
  draft?: string
}

/** What the visitor has typed and attached, and not sent yet. */
export interface ChatDraft {
  text: string
  /** Address of an attached image, or `''`. */
  image: string
}

const emptyDraft: ChatDraft = { text: '', image: '' }
const stringFrom = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What controls a chat; `$state` tells what it shows. */
export interface AiChatStore {
  readonly $state: ReadableAtom<ChatState>
  readonly $draft: ReadableAtom<ChatDraft>
  changeText(text: string): void
  /** Attaches an uploaded image by its address. */
  attachImage(image: string): void
  /** Sends the question; returns whether it was sent. */
  send(): boolean
  /** Resumes an interrupted answer; otherwise asks the same question again. */
  retry(answer: Answer): void
  /** Stops the answer that is being written. */
  stop(): void
  /** Deletes the conversation. */
  clear(): Promise<void>
  destroy(): void
}

/** The chat with the assistant (specification 2.13, 4, 5.8, 8). */
export const createChatController = (core: Core, options: AiChatOptions = {}) => {
  const name = `ai-chat.${options.draft ?? 'chat'}`
  const draft = core.drafts.open<ChatDraft>(name)
  const stored = draft.read()
  const $draft = atom<ChatDraft>({ text: stringFrom(stored?.text), image: stringFrom(stored?.image) })
  const conversation = createConversation()
  const history = createHistory(core, conversation)
  const typing = createTyping()
  const quota = core.query(getQuota)
  const scenes = core.query(listScenes, { query: { count: sceneCount } })
  /** Undefined until it is known who is signed in, null without a user. */
  let userId: string | null | undefined
  /** From `connect` to `destroy`. */
  let scope: Scope | null = null
  /** Ends as another user signs in, and with the chat. */
  let userScope = createScope()
  let questionCount = 0
  /** The question is sent when the history has been loaded. */
  let sendsAfterLoading = false
  let requireUser: (action: 'send') => void = () => undefined

  const edit = (change: Partial<ChatDraft>) => {
    const next = { ...$draft.get(), ...change }
    $draft.set(next)
    if (next.text || next.image) draft.write(next)
    else draft.clear()
  }
  /** The stored draft outlives the field until the server has the question. */
  const clearStoredDraft = () => {
    if ($draft.get() === emptyDraft) draft.clear()
  }
  /** Puts a question that was not accepted back into the field. */
  const restoreQuestion = ({ key, question }: Answer) => {
    edit({ text: question.message, image: question.image ?? '' })
    conversation.setItems(
      conversation.items().filter((item) => item.key !== key && item.key !== question.key),
    )
  }
  const answerStream = createAnswerStream({
    core,
    conversation,
    onAccepted: clearStoredDraft,
    onUnasked: restoreQuestion,
    onEnded: () => void quota.refresh().catch(logError),
  })

  const isLoading = () => conversation.$state.get().phase === 'loading'
  /** Sends are ignored while an answer is on its way (specification, section 4). */
  const isReady = () => Boolean(userId) && !answerStream.current() && !isLoading()

  const ask = (message: string, image: string | null) => {
    questionCount += 1
    const [question, answer] = createExchange(questionCount, message, image, core.clock.now())
    typing.stop()
    conversation.setItems([...conversation.items(), question, answer])
    void answerStream.run(answer)
  }
  const resume = (answer: Answer) => {
    const text = answer.$text.get()
    // Another atom, because the ended answer is rendered again.
    const resumed: Answer = { ...answer, phase: text ? 'streaming' : 'waiting', $text: atom(text) }
    conversation.updateAnswer(answer.key, resumed)
    void answerStream.run(resumed)
  }
  const send = (): boolean => {
    const { text, image } = $draft.get()
    const message = text.trim()
    if (!message || limitText(message, 0).cut) return false
    sendsAfterLoading = isLoading()
    if (!isReady()) return false
    $draft.set(emptyDraft)
    ask(message, image || null)
    return true
  }
  const load = async () => {
    const { signal } = userScope
    quota.load().catch(logError)
    await history.load(signal)
    const running = conversation.items().filter((item) => item.speaker === 'assistant' && isRunning(item))
    if (sendsAfterLoading && running.length === 0 && !signal.aborted) send()
    sendsAfterLoading = false
    // More than one: the visitor may have asked on other pages as well.
    for (const answer of running as Answer[]) if (!signal.aborted) await answerStream.run(answer)
  }
  const updateUser = () => {
    const user = core.session.$user.get()
    if (!user && !core.session.$isKnown.get()) return
    const id = user?.id ?? null
    if (id === userId) return
    userId = id
    const unfinished = answerStream.current()
    answerStream.abandon()
    userScope.end()
    userScope = createScope()
    if (unfinished?.phase === 'waiting') {
      restoreQuestion(unfinished)
      // Whichever request got the 401. A sign-out clears the field before the microtask runs, and requests no sign-on.
      if (id === null) queueMicrotask(() => $draft.get().text && requireUser('send'))
    }
    if (id === null) conversation.setState({ phase: 'signedOut' })
    else void load()
  }

  return {
    $state: conversation.$state,
    $draft: $draft as ReadableAtom<ChatDraft>,
    $quota: quota.$state,
    $scenes: scenes.$state,
    typing,
    /** Follows who is signed in, and loads the history. */
    connect(): void {
      if (scope) return
      scope = createScope()
      scope.add(
        core.session.$user.listen(updateUser),
        core.session.$isKnown.listen(updateUser),
        core.drafts.onCleared(() => $draft.set(emptyDraft)),
      )
      refreshWhenRenewed(quota, core.clock.now, scope)
      updateUser()
      // After the user is known here: a question that was waiting for the sign-on is sent once the history is loaded.
      const { signal } = scope
      requireUser = requireSignOn<'send'>(core, { name, reason: 'chat', run: () => void send(), signal })
    },
    loadScenes: () => void scenes.load().catch(logError),
    changeText(text: string): void {
      sendsAfterLoading = false
      edit({ text })
    },
    attachImage: (image: string) => edit({ image }),
    /** Fills the field with the scene's guide words (specification 2.13). */
    chooseScene: ({ guideWords }: Scene) => edit({ text: limitText(guideWords, guideWords.length).text }),
    /** Sends the question; returns whether it was sent. */
    send,
    /** Resumes an interrupted answer; otherwise asks the same question again. */
    retry(answer: Answer): void {
      if (!isReady()) return
      const { question } = answer
      if (answer.phase === 'interrupted') resume(answer)
      else ask(question.message, question.image)
    },
    stop: answerStream.stop,
    loadOlder: () => history.loadOlder(userScope.signal),
    reload: () => void load(),
    async clear(): Promise<void> {
      await core.call(clearMessages, {}, { signal: userScope.signal })
      answerStream.abandon()
      clearStoredDraft()
      conversation.setItems([])
    },
    async report({ id, key }: Answer, body: AnswerReport): Promise<void> {
      if (id === null) return
      await core.call(reportAnswer, { params: { id }, body }, { signal: userScope.signal })
      conversation.updateAnswer(key, { isReported: true })
    },
    signIn: () => core.signOn.request({ reason: 'chat' }),
    destroy(): void {
      scope?.end()
      scope = null
      userId = undefined
      typing.stop()
      answerStream.abandon()
      userScope.end()
    },
  }
}

/** What the chat needs of its store, beyond what a page may do with it. */
export type ChatController = ReturnType<typeof createChatController>

/**
 * Creates the store of a chat.
 *
 * @returns The store; give it to `AiChat`, and call `destroy()` when it is no longer needed.
 * @example
 * const store = createAiChatStore(core, { draft: 'help' })
 * return <AiChat core={core} store={store} />
 */
export const createAiChatStore: (core: Core, options?: AiChatOptions) => AiChatStore = createChatController
