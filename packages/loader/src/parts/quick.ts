export * from '@chuhai/help-box/quick'
