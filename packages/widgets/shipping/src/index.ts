'use client'

export { ShippingQuote, type ShippingQuoteProps } from './quote/ShippingQuote'
export { Tracking, type TrackingProps } from './tracking/Tracking'
