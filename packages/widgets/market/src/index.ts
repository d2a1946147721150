'use client'

export { Enquiry, type EnquiryProps } from './Enquiry'
export { ServiceCard, type ServiceCardProps } from './ServiceCard'
