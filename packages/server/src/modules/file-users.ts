import { findUsedDocuments } from './application/documents'
import { findUsedImages } from './assistant/history'
import { findUsedPlans } from './competition/plans'
import type { FileUser } from './file/file-user'
import { findUsedDealFiles, isFileOfSide } from './market/deals/files'
import { findUsedPictures, isPictureOfColleague, isPublishedPicture } from './market/offers/pictures'
import { findUsedInvoices, isInvoiceOfReader } from './order/invoices/documents'
import { findUsedLicences, isLicenceOfMember } from './organisation/service'
import { findUsedHomework, isHomeworkForTeacher } from './school/study/files'
import { findUsedWeighingPictures } from './warehouse/weighing/pictures'

/** Who keeps uploaded files, which are deleted where none does; a module that refers to files adds itself here. */
export const fileUsers: readonly FileUser[] = [
  { findUsed: findUsedLicences, maySee: isLicenceOfMember },
  { findUsed: findUsedImages },
  { findUsed: findUsedPlans },
  { findUsed: findUsedDocuments },
  { findUsed: findUsedInvoices, maySee: isInvoiceOfReader },
  { findUsed: findUsedDealFiles, maySee: isFileOfSide },
  { findUsed: findUsedWeighingPictures },
  { findUsed: findUsedHomework, maySee: isHomeworkForTeacher },
  { findUsed: findUsedPictures, maySee: isPictureOfColleague, isPublic: isPublishedPicture },
]
