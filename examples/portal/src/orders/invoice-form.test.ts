import { createSocialCodeQuestion } from '@chuhai/contract/organisation'
import { describe, expect, it } from 'vitest'
import {
  invoiceFormOf,
  invoiceOf,
  invoiceProblems,
  noInvoice,
  problemsToSend,
  remainingProblems,
} from './invoice-form'

const company = {
  ...noInvoice,
  type: 'company',
  company: ' 宁波宁居家居用品有限公司 ',
  taxNumber: '91330281ma2h5qx8xy',
} as const

describe('an invoice', () => {
  it('is none unless a kind is chosen', () => {
    expect(invoiceOf(noInvoice)).toBeNull()
    expect(invoiceProblems(noInvoice)).toEqual({})
  })

  it('of a person has a title and no tax number', () => {
    const form = { ...company, type: 'person', person: '沈立群' } as const
    expect(invoiceOf(form)).toEqual({ type: 'person', title: '沈立群' })
    expect(invoiceProblems({ ...form, person: ' ' })).toEqual({ title: 'ORDER_INVOICE_TITLE_REQUIRED' })
  })

  it('of a company has both, trimmed', () => {
    expect(invoiceOf(company)).toEqual({
      type: 'company',
      title: '宁波宁居家居用品有限公司',
      taxNumber: '91330281MA2H5QX8XY',
    })
    expect(invoiceProblems({ ...company, company: '', taxNumber: '123' })).toEqual({
      title: 'ORDER_INVOICE_TITLE_REQUIRED',
      taxNumber: 'ORDER_TAX_NUMBER_INVALID',
    })
  })

  it('is sent without what is invisible or stray', () => {
    const typed = {
      ...company,
      company: '\u200b宁波宁居，',
      taxNumber: '税号：91330281 MA2H5QX8XY\u200b',
    } as const
    expect(invoiceProblems(typed)).toEqual({})
    expect(invoiceOf(typed)).toEqual({ type: 'company', title: '宁波宁居', taxNumber: '91330281MA2H5QX8XY' })
  })

  it('asks once about a tax number whose check character does not fit, until it is another one', () => {
    const form = { ...company, taxNumber: '91330281MA2H5QX8XX' } as const
    const needsCheck = createSocialCodeQuestion()
    const found = problemsToSend(form, needsCheck)
    expect(found).toEqual({ taxNumber: 'TAX_NUMBER_DOUBTFUL' })
    expect(remainingProblems(form, [], found)).toEqual(found)
    expect(remainingProblems(company, [], found)).toEqual({})
    expect(problemsToSend(form, needsCheck)).toEqual({})
    expect(problemsToSend({ ...form, taxNumber: '9133O281MA2H5QX8XY' }, needsCheck)).toEqual({
      taxNumber: 'ORDER_TAX_NUMBER_LETTER',
    })
  })

  it('names the problems of the fields that are asked for', () => {
    expect(invoiceProblems({ ...company, company: '', taxNumber: '1' }, ['taxNumber'])).toEqual({
      taxNumber: 'ORDER_TAX_NUMBER_INVALID',
    })
  })

  it('is filled in again from what was saved', () => {
    const saved = invoiceOf(company)
    expect(invoiceOf(invoiceFormOf(saved))).toEqual(saved)
    expect(invoiceFormOf(null)).toEqual(noInvoice)
  })
})
