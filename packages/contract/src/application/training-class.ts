import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { classPart } from '../school/class-plan'
import { applicationEntries } from './application'
import { applicationKind } from './application-kind'
import { choice, choices, documents, email, longText, phone, text } from './fields'

/** What an applicant for a class can say about themselves. */
export const participantIdentities = [
  '在校学生',
  '高校教师',
  '创业团队',
  '企业员工',
  '企业负责人',
  '自由职业',
] as const

/** How long an applicant has been selling abroad. */
export const sellingExperiences = ['还没有开始', '不到 1 年', '1–3 年', '3 年以上'] as const

/** Where an applicant sells. */
export const sellingChannels = [
  '亚马逊',
  'eBay',
  '速卖通',
  'Shopee',
  'TikTok Shop',
  'Temu',
  '独立站',
  '线下外贸',
  '还没有店铺',
] as const

const classId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))

/** 培训班报名: a person who wants a place in a class. An accepted applicant can order the place. */
export const classApplications = applicationKind({
  key: 'trainingClass',
  noun: 'ClassApplication',
  label: '培训班报名',
  titleField: 'name',
  subject: {
    label: '培训班',
    id: classId,
    refusals: ['CLASS_FULL', 'CLASS_BEGUN'],
  },
  isPersonal: true,
  termsVersion: '2026-11',
  steps: [
    {
      key: 'participant',
      label: { 'zh-CN': '学员信息', en: 'Participant' },
      fields: {
        name: text({
          label: { 'zh-CN': '姓名', en: 'Name' },
          hint: { 'zh-CN': '结业证书按这个姓名制作', en: 'As on the certificate' },
          max: 30,
        }),
        phone: phone({ label: { 'zh-CN': '手机号', en: 'Mobile' } }),
        email: email({ label: { 'zh-CN': '邮箱', en: 'E-mail' } }),
        identity: choice({ label: { 'zh-CN': '身份', en: 'You are' }, words: participantIdentities }),
        affiliation: text({
          label: { 'zh-CN': '学校或单位', en: 'School or company' },
          hint: { 'zh-CN': '填写全称，没有单位的填“个人”', en: 'In full' },
          max: 100,
        }),
      },
    },
    {
      key: 'background',
      label: { 'zh-CN': '学习基础', en: 'Background' },
      fields: {
        experience: choice({
          label: { 'zh-CN': '跨境电商经验', en: 'Experience in cross-border e-commerce' },
          words: sellingExperiences,
        }),
        channels: choices({ label: { 'zh-CN': '销售渠道', en: 'Where you sell' }, words: sellingChannels }),
        products: text({
          label: { 'zh-CN': '主营产品', en: 'What you sell' },
          hint: { 'zh-CN': '还没有开始的，填写想做的类目', en: 'Or what you would like to sell' },
          max: 100,
        }),
        goals: longText({
          label: { 'zh-CN': '学习目标', en: 'What you want to learn' },
          hint: {
            'zh-CN': '现在卡在哪里、希望学完能做到什么，讲师按这些准备案例',
            en: 'Where you are stuck and what you want to be able to do; the teacher prepares cases for it',
          },
          max: 1000,
        }),
      },
    },
    {
      key: 'documents',
      label: { 'zh-CN': '证明材料', en: 'Documents' },
      fields: {
        proof: documents({
          label: { 'zh-CN': '身份证明', en: 'Proof of who you are' },
          hint: {
            'zh-CN': '学生证、工作证、在职证明或营业执照其中一种，最多 2\u00a0份',
            en: 'A student or staff card, a certificate of employment or a licence; 2 at most',
          },
          max: 2,
        }),
        certificates: documents({
          label: { 'zh-CN': '已有证书', en: 'Certificates' },
          hint: {
            'zh-CN': '英语等级、平台认证或此前的结业证书，最多 4\u00a0份',
            en: 'Of English, of a platform or of an earlier class; 4 at most',
          },
          max: 4,
          isOptional: true,
        }),
      },
    },
  ],
})

/** A class as its applicants see it, also after it has begun; `price` in fen. */
export const appliedClass = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  startsOn: v.string(),
  weeks: v.number(),
  price: v.number(),
  teacher: v.object({ name: v.string(), title: v.string() }),
  /** Its address, and on which days from when to when; null until they are settled. */
  venue: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  /** What is taught on which days. */
  plan: v.array(classPart),
  /** Whether it is not going to be held. */
  isCancelled: v.boolean(),
  /** Whether it has a page. */
  isShown: v.boolean(),
})
/** The class of an application. */
export type AppliedClass = v.InferOutput<typeof appliedClass>

const classApplication = v.object({ ...applicationEntries, class: appliedClass })
/** The caller's application for a class, with the class. */
export type ClassApplication = v.InferOutput<typeof classApplication>

/** The caller's applications for classes, the last changed first. */
export const listClassApplications = endpoint({
  name: 'listClassApplications',
  summary: '我的全部培训班报名，最近更新的在前',
  method: 'GET',
  path: '/application/trainingClass/mine',
  access: 'user',
  answer: v.array(classApplication),
})

/**
 * Waits again, at the end of the list, for who was accepted and has no place: theirs was kept until its time was over, or given
 * back. Who has one or waits already stays where they are, so a repeated call changes nothing.
 */
export const joinClassWaitingList = endpoint({
  name: 'joinClassWaitingList',
  summary: '通过审核后加入培训班候补',
  method: 'POST',
  path: '/application/trainingClass/waiting',
  access: 'user',
  body: v.object({ subject: classId }),
  answer: classApplications.application,
  errors: ['NOT_FOUND', 'CLASS_BEGUN', 'APPLICATION_CHANGED_ELSEWHERE'],
})
