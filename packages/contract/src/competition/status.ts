/**
 * Where a registration stands (specification, section 3; `已通过` is ours): `正在报名` until the team is submitted,
 * `待审核` until an operator has judged it. One that was rejected stays `未通过` until its team is submitted again.
 */
export const auditStatuses = ['正在报名', '待审核', '未通过', '已通过'] as const
export type AuditStatus = (typeof auditStatuses)[number]
