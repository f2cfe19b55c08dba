import { storyText, type DemoKpopInfo } from '../story.ts';

export const lumeraAfterglow: DemoKpopInfo = {
  info_seq: 'INFO000001',
  kpop_category: 'artist',
  artist: 'lumera',
  daysAgo: 2,
  prod_id: 'P000019',
  films: ['bunny'],
  list: ['concert', 'rose', 12],
  carousel: [
    ['lightSticks', 'rose', 8],
    ['danceStudio', 'dusk', 6],
    ['concert', 'teal', 13],
  ],
  texts: {
    KOR: storyText(
      'LUMERA 〈애프터글로〉, 빛을 짓는 사람들',
      '무대 뒤에서 조명 설계자를 만났습니다.',
      '공연이 시작되면 15분 동안 하얀 조명을 쓰지 않습니다. 해 질 녘의 색만으로 다섯 사람의 얼굴을 비추기 위해서입니다. 조명 팀은 한강에서 노을을 스무 번 촬영해 그 순서대로 무대의 색을 정했습니다.',
      [
        '객석도 무대입니다',
        '응원봉은 곡마다 색이 달라집니다. 세 번째 곡에서는 모두 꺼지고, 멤버들이 든 작은 등 하나만 남습니다. 그때만큼은 휴대전화도 내려놓아 주세요.',
      ],
      [
        '어느 자리가 좋을까요',
        '색의 변화를 보려면 2층 정면이, 표정을 보려면 돌출 무대 옆이 좋습니다. 공연은 중간 휴식 없이 2시간 30분 이어집니다.',
      ],
    ),
    ENG: storyText(
      'LUMERA’s Afterglow: the people who build the light',
      'Backstage with the designer of the colours.',
      'For the first fifteen minutes no white lamp is lit. The five are seen in the colours of dusk alone. The lighting crew filmed twenty sunsets on the Han River and gave the stage their order.',
      [
        'The hall is part of the stage',
        'Light sticks change colour with each song. In the third they all go dark and one small lantern remains, carried by the members. Please put your phone away for that one.',
      ],
      [
        'Where to sit',
        'The middle of the upper tier shows the colours best; seats beside the runway show the faces. The show runs two and a half hours without a break.',
      ],
    ),
    CHN: storyText(
      'LUMERA《AFTERGLOW》：造光的人',
      '我们在后台见到了灯光设计师。',
      '开场后的十五分钟里，舞台不用一盏白灯，五个人的脸只被黄昏的颜色照亮。为此，灯光团队在汉江边拍了二十次日落，再按那个顺序为舞台配色。',
      [
        '观众席也是舞台',
        '应援棒会随歌曲变色。到第三首歌，全场熄灭，只留下成员手中的一盏小灯。那一刻，请把手机也放下。',
      ],
      ['坐哪里最好', '想看色彩变化，选二层正面；想看清表情，选延伸舞台两侧。演出约两个半小时，中间不休息。'],
    ),
    JPN: storyText(
      'LUMERA「AFTERGLOW」、光をつくる人たち',
      '舞台裏で照明デザイナーに話を聞きました。',
      '開演から15分間、白い照明は一つも灯りません。夕暮れの色だけで5人の表情を照らすためです。照明チームは漢江で夕焼けを20回撮影し、その移ろいの順に舞台の色を決めました。',
      [
        '客席も舞台の一部',
        'ペンライトは曲ごとに色が変わります。3曲目ではすべてが消え、メンバーの持つ小さな灯りだけが残ります。その間はスマートフォンもおしまいください。',
      ],
      [
        'おすすめの席',
        '色の変化を楽しむなら2階正面、表情を近くで見るなら花道の脇がおすすめです。公演は休憩なしで約2時間半です。',
      ],
    ),
    VTN: storyText(
      'LUMERA và “Afterglow”: những người dựng nên ánh sáng',
      'Gặp nhà thiết kế ánh sáng ở hậu trường.',
      'Trong mười lăm phút đầu, sân khấu không bật một ngọn đèn trắng nào. Gương mặt năm thành viên chỉ được soi bằng màu của hoàng hôn. Đội ánh sáng đã quay hai mươi buổi chiều trên sông Hàn rồi phối màu theo đúng thứ tự ấy.',
      [
        'Khán đài cũng là sân khấu',
        'Lightstick đổi màu theo từng bài. Đến bài thứ ba, tất cả cùng tắt, chỉ còn một chiếc đèn nhỏ trên tay các thành viên. Lúc đó, bạn hãy cất điện thoại đi nhé.',
      ],
      [
        'Nên ngồi ở đâu',
        'Muốn ngắm trọn màu sắc, hãy chọn chính diện tầng hai; muốn nhìn rõ gương mặt, hãy chọn hai bên sân khấu kéo dài. Buổi diễn dài hai tiếng rưỡi, không nghỉ giữa giờ.',
      ],
    ),
  },
};
