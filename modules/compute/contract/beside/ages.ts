/** Of whom a sheet beside a payslip asks the age, in years. */
export const AGE_MINIMUM = 15
export const AGE_MAXIMUM = 80
