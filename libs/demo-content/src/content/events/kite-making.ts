import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

export const kiteMaking: DemoEvent = {
  event_id: 'EVT000004',
  event_category: 'workshop',
  place: PLACES.banpo,
  opensIn: -4,
  closesIn: 20,
  takesPlaceIn: 27,
  total: 80,
  left: 51,
  papers: [],
  info_seq: 'INFO000004',
  films: ['bunnyElsewhere'],
  list: ['hanRiver', 'rose', 6],
  more: [['namsan', 'rose', 7]],
  detail: ['hanRiver', 'gold', 7],
  texts: {
    KOR: storyText(
      'KITE CLUB과 한강에서 연 날리기',
      '방패연을 만들어 직접 날려 보는 오후.',
      '연 만드는 장인에게 방패연 만드는 법을 배우고, 멤버들과 같은 하늘에 날립니다. 가장 오래 떠 있는 연에는 여섯 명이 이름을 적어 줍니다. 재료와 참가비는 모두 무료입니다.',
      ['진행', '13:00 연 만들기, 15:00 날리기, 16:30 단체 사진. 아이는 보호자와 함께 참가합니다.'],
      ['옷차림', '강바람이 찹니다. 따뜻한 겉옷과 장갑을 준비하고 굽이 낮은 신발을 신어 주세요.'],
    ),
    ENG: storyText(
      'Flying kites on the Han with KITE CLUB',
      'Make a shield kite and take it up yourself.',
      'A kite maker shows how a shield kite is made, and you fly yours in the same sky as the members. All six sign the one that stays up longest. Materials and entry are free.',
      [
        'The afternoon',
        '13:00 making, 15:00 flying, 16:30 picture of everybody. Children come with an adult.',
      ],
      ['What to wear', 'The wind on the river is cold: a warm coat, gloves and flat shoes.'],
    ),
    CHN: storyText(
      '与KITE CLUB在汉江放风筝',
      '亲手做一只盾牌风筝，再把它放上天。',
      '跟风筝匠人学做韩国的盾牌风筝，再和成员们放飞在同一片天空。飞得最久的那只，六位成员会一起签名。材料和参加费用全免。',
      ['流程', '13:00做风筝，15:00放飞，16:30合影。儿童须由监护人陪同。'],
      ['穿着', '江风较凉，请备好保暖外套和手套，穿平底鞋。'],
    ),
    JPN: storyText(
      'KITE CLUBと漢江で凧あげ',
      '盾凧を作って、自分であげる午後。',
      '凧職人に韓国の盾凧の作り方を教わり、メンバーと同じ空にあげます。いちばん長くあがっていた凧には、6人がサインを入れます。材料費・参加費とも無料です。',
      ['進行', '13:00凧作り、15:00凧あげ、16:30集合写真。お子さまは保護者とご参加ください。'],
      ['服装', '川風が冷えます。暖かい上着と手袋、かかとの低い靴でお越しください。'],
    ),
    VTN: storyText(
      'Thả diều bên sông Hàn cùng KITE CLUB',
      'Tự làm một con diều khiên rồi thả lên trời.',
      'Nghệ nhân hướng dẫn bạn làm diều khiên kiểu Hàn Quốc, rồi bạn thả diều chung bầu trời với các thành viên. Con diều bay lâu nhất sẽ có chữ ký của cả sáu người. Miễn phí vật liệu và tham dự.',
      ['Chương trình', '13:00 làm diều, 15:00 thả diều, 16:30 chụp ảnh chung. Trẻ em đi cùng người lớn.'],
      ['Trang phục', 'Gió sông khá lạnh: hãy mang áo ấm, găng tay và đi giày đế bằng.'],
    ),
  },
};
