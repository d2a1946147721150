import {
  type Course,
  getCourse,
  getCourseProgress,
  getHomework,
  getLesson,
  type LessonAccess,
  listLessonQuestions,
  saveProgress,
} from '@chuhai/contract/school'
import type { UserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'

export const courseDouble: Course = {
  id: 102,
  name: '亚马逊美国站',
  summary: '逐页操作',
  body: '',
  type: 'recorded',
  living: null,
  level: '入门',
  teacher: { name: '陈屿', title: '运营总监' },
  tags: [],
  price: 39_900,
  includes: [],
  gains: [],
  chapters: [
    {
      title: '注册与验证',
      lessons: [
        { key: '1-1', title: '资料核对', seconds: 35, isFree: true, isExample: false },
        { key: '1-2', title: '视频验证', seconds: 35, isFree: false, isExample: true },
      ],
    },
    {
      title: '首批入仓',
      lessons: [{ key: '2-1', title: '贴箱唛', seconds: 35, isFree: false, isExample: true }],
    },
  ],
}

const taskDouble = { title: '写准备清单', text: '列出视频验证要准备的材料。' }

const stream = {
  src: '/api/school/film/store-documents/0.1.x/index.m3u8',
  file: '/api/school/film/store-documents/0.1.x/720.mp4',
  renditions: [720, 480].map((height) => ({
    height,
    src: `/api/school/film/store-documents/0.1.x/${height}.m3u8`,
    file: `/api/school/film/store-documents/0.1.x/${height}.mp4`,
  })),
  subtitles: '/media/videos/store-documents.vtt',
  poster: '/media/videos/store-documents.webp',
  expiresAt: '2099-01-01T00:00:00.000Z',
}

interface Scene {
  isOwned?: boolean
  /** Whether all lessons were watched. */
  isFinished?: boolean
  /** Where the lesson `1-2` was left. */
  seconds?: number
  user?: UserInfo
  price?: number
  /** Where its pictures are. */
  base?: string
  /** What the browser keeps; by default nothing from before. */
  storage?: Storage
}

export const learner: UserInfo = {
  id: '7',
  userName: '沈亦舟',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [],
}

/** A core whose server has this course. */
export const createTestCore = (scene: Scene = {}) => {
  const { isOwned = false, isFinished = false, seconds = 0, price = 39_900, user, base, storage } = scene
  const lessons = courseDouble.chapters.flatMap((chapter) => chapter.lessons)
  const server = createServerDouble()
    .answer(getCourse, { ...courseDouble, price })
    .answer(getCourseProgress, {
      isOwned,
      lessons: isFinished
        ? lessons.map(({ key }) => ({ key, seconds: 35, isFinished }))
        : isOwned
          ? [{ key: '1-2', seconds, isFinished }]
          : [],
      lastKey: isOwned ? '1-2' : null,
    })
    .answer(getLesson, ({ params }) => {
      const lesson = lessons.find(({ key }) => key === params.key) ?? lessons[0]
      if (!lesson) throw new Error('no lesson')
      const isOpen = lesson.isFree || isOwned
      const missing = price === 0 ? 'signIn' : 'purchase'
      const access: LessonAccess = isOpen ? 'granted' : missing
      return {
        lesson,
        access,
        stream: isOpen ? stream : null,
        seconds: lesson.key === '1-2' ? seconds : 0,
        isFinished: false,
        files: [
          {
            title: '资料清单',
            file: 'papers.csv',
            address: isOpen ? '/api/school/file/7.1.x/papers.csv' : null,
          },
        ],
        task: lesson.key === '1-2' ? taskDouble : null,
      }
    })
    .answer(listLessonQuestions, [])
    .answer(getHomework, { task: taskDouble, handedIn: null })
    .answer(saveProgress, { key: '1-2', seconds: 20, isFinished: false })
  const kept = storage && { localStorage: storage, sessionStorage: storage }
  return createFakeCore({}, { server, ...(user && { user }), ...(base && { base }), ...kept })
}
