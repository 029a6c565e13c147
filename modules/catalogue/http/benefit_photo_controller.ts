import { pictureController } from '#modules/shared/http/picture_controller'
import { benefitPhoto } from '../actions/benefit_photo.ts'

export default pictureController(benefitPhoto)
