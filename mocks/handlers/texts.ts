import { type Text, tx } from '../world/content/content.ts'

/** The server's messages, in the language of the request. */
export const SAYS = {
  noAccount: tx(
    'There is no account with this email.',
    'Аккаунта с таким адресом нет.',
    'No hay ninguna cuenta con este correo.',
  ),
  wrongPassword: tx('The password is wrong.', 'Неверный пароль.', 'La contraseña no es correcta.'),
  enterEmail: tx('Enter the email.', 'Введите адрес почты.', 'Escribe el correo.'),
  enterPassword: tx('Enter the password.', 'Введите пароль.', 'Escribe la contraseña.'),
  badEmail: tx('This is not an email address.', 'Это не адрес почты.', 'Esto no es una dirección de correo.'),
  takenEmail: tx('This email is already taken.', 'Этот адрес уже занят.', 'Este correo ya está en uso.'),
  keepEmail: tx('The email cannot be removed.', 'Адрес нельзя удалить.', 'El correo no se puede quitar.'),
  letterSent: tx('We have sent you an email.', 'Мы отправили вам письмо.', 'Te hemos enviado un correo.'),
  codeSent: tx('The code was sent.', 'Код отправлен.', 'El código se ha enviado.'),
  wrongCode: tx(
    'The code is wrong or has expired.',
    'Код неверный или устарел.',
    'El código no es correcto o ha caducado.',
  ),
  phoneConfirmed: tx('The phone number is confirmed.', 'Номер подтверждён.', 'El número está confirmado.'),
  badPhone: tx('This is not a phone number.', 'Это не номер телефона.', 'Esto no es un número de teléfono.'),
  shortPassword: tx(
    'The password must have 6 to 72 characters.',
    'В пароле должно быть от 6 до 72 символов.',
    'La contraseña debe tener de 6 a 72 caracteres.',
  ),
  passwordsDiffer: tx('The passwords differ.', 'Пароли не совпадают.', 'Las contraseñas no coinciden.'),
  required: tx('This field is required.', 'Заполните это поле.', 'Este campo es obligatorio.'),
  wrongValue: tx('This value is not allowed.', 'Такое значение не подходит.', 'Este valor no está permitido.'),
  reasonLength: tx(
    'Write 10 to 1000 characters.',
    'Напишите от 10 до 1000 символов.',
    'Escribe de 10 a 1000 caracteres.',
  ),
  noSubscription: tx(
    'There is no active subscription to add it to.',
    'Нет активной подписки, в которую это можно добавить.',
    'No hay ninguna suscripción activa a la que añadirlo.',
  ),
  tooLong: tx('This is too long.', 'Слишком длинно.', 'Es demasiado largo.'),
  appKnown: tx('This device is known already.', 'Это устройство уже известно.', 'Este dispositivo ya es conocido.'),
  appUnknown: tx(
    'This device has no account yet.',
    'У этого устройства ещё нет аккаунта.',
    'Este dispositivo aún no tiene cuenta.',
  ),
  badAppId: tx('This is not an app id.', 'Это не идентификатор приложения.', 'Esto no es un identificador de app.'),
  freezePast: tx('Choose a later date.', 'Выберите более позднюю дату.', 'Elige una fecha posterior.'),
  freezeAfterEnd: tx(
    'The course has ended by then.',
    'К этому времени курс закончится.',
    'Para entonces el curso ya habrá terminado.',
  ),
  freezeOrder: tx(
    'The end must be later than the start.',
    'Конец должен быть позже начала.',
    'El final debe ser posterior al comienzo.',
  ),
  freezeTooLong: tx(
    'A pause lasts 365 days at most.',
    'Пауза длится не больше 365 дней.',
    'La pausa dura como mucho 365 días.',
  ),
  sayOrAttach: tx(
    'Write something or attach a file.',
    'Напишите что-нибудь или приложите файл.',
    'Escribe algo o adjunta un archivo.',
  ),
  onlyMedia: tx(
    'You can upload only photo or video.',
    'Можно загрузить только фото или видео.',
    'Solo puedes subir fotos o vídeos.',
  ),
  tooLarge: tx('The file is too large.', 'Файл слишком большой.', 'El archivo es demasiado grande.'),
} satisfies Record<string, Text>
