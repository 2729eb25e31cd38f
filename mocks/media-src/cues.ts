/** The script of the sample videos. `at` is a share of the video's length, so that one script fits every length. */
export interface Cue {
  at: number
  en: string
  ru: string
  es: string
}

export const CUES: Record<string, Cue[]> = {
  lumen: [
    {
      at: 0.008,
      en: 'Sit down with me. Everything you need today is already in your kitchen.',
      ru: 'Садитесь рядом. Всё, что нужно сегодня, уже есть у вас на кухне.',
      es: 'Siéntate conmigo. Todo lo que necesitas hoy ya está en tu cocina.',
    },
    {
      at: 0.061,
      en: 'One egg. One lamp. A table with nothing on it.',
      ru: 'Одно яйцо. Одна лампа. Пустой стол.',
      es: 'Un huevo. Una lámpara. Una mesa sin nada encima.',
    },
    {
      at: 0.1,
      en: 'Switch the ceiling light off. Two lamps tell two stories at once.',
      ru: 'Выключите верхний свет. Две лампы рассказывают две истории сразу.',
      es: 'Apaga la luz del techo. Dos lámparas cuentan dos historias a la vez.',
    },
    {
      at: 0.143,
      en: 'Put the lamp at ninety degrees, so it looks at the egg from the side.',
      ru: 'Поставьте лампу под прямым углом, чтобы она смотрела на яйцо сбоку.',
      es: 'Pon la lámpara a noventa grados, para que mire el huevo de lado.',
    },
    {
      at: 0.2,
      en: 'Lower the camera until it stands as high as the egg.',
      ru: 'Опустите камеру до высоты яйца.',
      es: 'Baja la cámara hasta la altura del huevo.',
    },
    {
      at: 0.258,
      en: 'Take one frame. Do not judge it, it is only there to start the row.',
      ru: 'Сделайте один кадр. Не оценивайте его, с него просто начинается ряд.',
      es: 'Haz una foto. No la juzgues, solo está para empezar la fila.',
    },
    {
      at: 0.353,
      en: 'Now turn the egg a little, never the lamp. The light stays, the shape moves.',
      ru: 'Теперь немного поверните яйцо, но не лампу. Свет стоит, форма движется.',
      es: 'Ahora gira un poco el huevo, nunca la lámpara. La luz se queda, la forma se mueve.',
    },
    {
      at: 0.429,
      en: 'Don’t look at the egg. Look at where the shadow begins to get soft.',
      ru: 'Не смотрите на яйцо. Смотрите, где тень начинает становиться мягкой.',
      es: 'No mires el huevo. Mira dónde la sombra empieza a volverse suave.',
    },
    {
      at: 0.46,
      en: 'That soft edge is called the terminator. A face has one too, it runs down the nose.',
      ru: 'Этот мягкий край называется терминатором. Он есть и на лице: идёт вдоль носа.',
      es: 'Ese borde suave se llama terminador. La cara también tiene uno: baja por la nariz.',
    },
    {
      at: 0.518,
      en: 'If the edge is hard, your lamp is small. Move it closer and it grows.',
      ru: 'Если край резкий, значит, лампа мала. Придвиньте её, и она вырастет.',
      es: 'Si el borde es duro, tu lámpara es pequeña. Acércala y crecerá.',
    },
    {
      at: 0.58,
      en: 'A sheet of white paper on the dark side is enough to open the shadow.',
      ru: 'Листа белой бумаги с тёмной стороны хватит, чтобы раскрыть тень.',
      es: 'Una hoja blanca en el lado oscuro basta para abrir la sombra.',
    },
    {
      at: 0.675,
      en: 'Lay the frames next to each other. Which egg looks heaviest?',
      ru: 'Положите кадры рядом. Какое яйцо кажется самым тяжёлым?',
      es: 'Pon las fotos una al lado de la otra. ¿Qué huevo parece más pesado?',
    },
    {
      at: 0.76,
      en: 'Choose three and write one sentence under each: what did the light change?',
      ru: 'Выберите три и под каждым напишите одно предложение: что изменил свет?',
      es: 'Elige tres y escribe una frase debajo de cada una: ¿qué ha cambiado la luz?',
    },
    {
      at: 0.86,
      en: 'Send them to me even if you doubt them. Doubt is a good place to begin.',
      ru: 'Пришлите их мне, даже если сомневаетесь. Сомнение — хорошее начало.',
      es: 'Mándamelas aunque dudes. La duda es un buen lugar para empezar.',
    },
    {
      at: 0.93,
      en: 'And then eat the egg. You have earned it.',
      ru: 'А потом съешьте яйцо. Вы его заслужили.',
      es: 'Y después cómete el huevo. Te lo has ganado.',
    },
  ],
  kinetic: [
    {
      at: 0.01,
      en: 'Stand with your back to the wall, heels a foot’s length away.',
      ru: 'Встаньте спиной к стене, пятки на длину стопы от неё.',
      es: 'Ponte de espaldas a la pared, con los talones a un pie de distancia.',
    },
    {
      at: 0.08,
      en: 'Let the arms hang. Nothing has to happen yet.',
      ru: 'Пусть руки просто висят. Пока ничего делать не нужно.',
      es: 'Deja caer los brazos. Todavía no tiene que pasar nada.',
    },
    {
      at: 0.14,
      en: 'Breathe in through the nose, wide into the ribs.',
      ru: 'Вдохните носом, широко, в рёбра.',
      es: 'Inspira por la nariz, ancho, hacia las costillas.',
    },
    {
      at: 0.2,
      en: 'Breathe out and let the ribs come down over the hips.',
      ru: 'Выдохните, и пусть рёбра опустятся к тазу.',
      es: 'Suelta el aire y deja que las costillas bajen sobre la cadera.',
    },
    {
      at: 0.27,
      en: 'Send the hips back until they touch the wall.',
      ru: 'Отведите таз назад, пока он не коснётся стены.',
      es: 'Lleva la cadera hacia atrás hasta que toque la pared.',
    },
    {
      at: 0.34,
      en: 'The knees are soft, the neck is long.',
      ru: 'Колени мягкие, шея длинная.',
      es: 'Las rodillas, blandas; el cuello, largo.',
    },
    {
      at: 0.4,
      en: 'Breathe out as the wall leaves your back.',
      ru: 'Выдыхайте, когда спина отходит от стены.',
      es: 'Suelta el aire cuando la pared deje tu espalda.',
    },
    {
      at: 0.47,
      en: 'Come up from the hips, not from the head.',
      ru: 'Поднимайтесь от таза, а не от головы.',
      es: 'Sube desde la cadera, no desde la cabeza.',
    },
    {
      at: 0.53,
      en: 'Again. Slower than you think is needed.',
      ru: 'Ещё раз. Медленнее, чем кажется нужным.',
      es: 'Otra vez. Más lento de lo que crees necesario.',
    },
    {
      at: 0.6,
      en: 'If your lower back answers, make the movement smaller.',
      ru: 'Если поясница отзывается, уменьшите движение.',
      es: 'Si la zona lumbar se queja, haz el movimiento más pequeño.',
    },
    {
      at: 0.67,
      en: 'Feel the whole foot: heel, big toe, little toe.',
      ru: 'Почувствуйте всю стопу: пятку, большой палец, мизинец.',
      es: 'Siente todo el pie: talón, dedo gordo, dedo pequeño.',
    },
    {
      at: 0.74,
      en: 'Three more. Count them out loud, then you cannot hold your breath.',
      ru: 'Ещё три. Считайте вслух, так дыхание не задержать.',
      es: 'Tres más. Cuéntalas en voz alta, así no puedes aguantar la respiración.',
    },
    {
      at: 0.82,
      en: 'Last one. Stay at the wall for two breaths.',
      ru: 'Последний раз. Побудьте у стены два вдоха.',
      es: 'La última. Quédate en la pared dos respiraciones.',
    },
    {
      at: 0.89,
      en: 'Stand up and notice where your weight is now.',
      ru: 'Встаньте и заметьте, где теперь ваш вес.',
      es: 'Levántate y nota dónde está ahora tu peso.',
    },
    {
      at: 0.95,
      en: 'Shake the legs out. That was the set.',
      ru: 'Встряхните ноги. Подход закончен.',
      es: 'Sacude las piernas. Esa era la serie.',
    },
  ],
  demo: [
    {
      at: 0.01,
      en: 'Good morning. Your dough has been resting since yesterday.',
      ru: 'Доброе утро. Ваше тесто отдыхает со вчерашнего дня.',
      es: 'Buenos días. Tu masa descansa desde ayer.',
    },
    {
      at: 0.08,
      en: 'Flour the table lightly. Less than you want to.',
      ru: 'Слегка посыпьте стол мукой. Меньше, чем хочется.',
      es: 'Enharina la mesa un poco. Menos de lo que te apetece.',
    },
    {
      at: 0.15,
      en: 'Turn the bowl over and wait. The dough comes out by itself.',
      ru: 'Переверните миску и подождите. Тесто выйдет само.',
      es: 'Dale la vuelta al bol y espera. La masa sale sola.',
    },
    {
      at: 0.22,
      en: 'Pull one corner up and fold it to the middle.',
      ru: 'Потяните один угол вверх и сложите к середине.',
      es: 'Estira una esquina hacia arriba y dóblala al centro.',
    },
    {
      at: 0.28,
      en: 'Then the next corner, and the next, all the way round.',
      ru: 'Затем следующий угол и ещё один, по кругу.',
      es: 'Después la siguiente esquina, y la siguiente, dando toda la vuelta.',
    },
    {
      at: 0.35,
      en: 'Turn the ball over, seam down.',
      ru: 'Переверните шар швом вниз.',
      es: 'Da la vuelta a la bola, con la unión hacia abajo.',
    },
    {
      at: 0.41,
      en: 'Cup your hands behind it and drag it towards you.',
      ru: 'Сложите ладони за ним и потяните к себе.',
      es: 'Pon las manos detrás y arrástrala hacia ti.',
    },
    {
      at: 0.48,
      en: 'The skin tightens. You can see it shine.',
      ru: 'Поверхность натягивается. Видно, как она блестит.',
      es: 'La piel se tensa. Puedes ver cómo brilla.',
    },
    {
      at: 0.54,
      en: 'If it tears, stop. Let it rest for ten minutes.',
      ru: 'Если рвётся, остановитесь. Пусть отдохнёт десять минут.',
      es: 'Si se rompe, para. Déjala descansar diez minutos.',
    },
    {
      at: 0.61,
      en: 'A round loaf wants one direction, not strength.',
      ru: 'Круглому хлебу нужно направление, а не сила.',
      es: 'Una hogaza pide dirección, no fuerza.',
    },
    {
      at: 0.68,
      en: 'Flour the basket well, especially the rim.',
      ru: 'Хорошо посыпьте мукой корзину, особенно края.',
      es: 'Enharina bien el cesto, sobre todo el borde.',
    },
    {
      at: 0.75,
      en: 'Seam up this time. The top of the loaf lies below.',
      ru: 'Теперь швом вверх. Верх буханки лежит внизу.',
      es: 'Esta vez con la unión hacia arriba. La parte de arriba queda debajo.',
    },
    {
      at: 0.82,
      en: 'Cover it and put it somewhere cool until tomorrow.',
      ru: 'Накройте и уберите в прохладу до завтра.',
      es: 'Tápala y déjala en un sitio fresco hasta mañana.',
    },
    {
      at: 0.89,
      en: 'Press it with a finger: it should come back slowly.',
      ru: 'Нажмите пальцем: тесто должно медленно вернуться.',
      es: 'Apriétala con un dedo: debe volver despacio.',
    },
    {
      at: 0.95,
      en: 'Take one photo before you bake. You will want to compare.',
      ru: 'Сфотографируйте до выпечки. Потом захотите сравнить.',
      es: 'Haz una foto antes de hornear. Querrás comparar.',
    },
  ],
}
